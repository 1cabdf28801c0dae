/** The WebSocket of one table: greets with the last number it has seen, reconnects, and resends unanswered messages. */
import { isLocal, line, type Line } from '../offline/transport';
import { settings } from '../settings.svelte';
import { VERSION, type Received, type Sent, type Update, type View } from '../wire';
import { confirmed, nonceFor } from './promise';
import type { Link, Listener, Message, Reply, Source } from './source';
import { whole } from './whole';

interface Pending {
  message: Message;
  answer: (reply: Reply) => void;
}

/** The server's close codes; every other code means a lost connection. */
const ENDS: Record<number, Link> = {
  1012: 'restarting',
  4403: 'private',
  4404: 'gone',
  4429: 'flooded',
};
const FINAL: Link[] = ['gone', 'private', 'outdated'];
const LONGEST_WAIT = 8000;
/** A connection that has been silent this long gets a ping, and is closed a little later if there is no response. */
const ASK_AFTER = 3000;
const DEAD_AFTER = 5000;
const LOOK_EVERY = 500;
const LOST = 1006;

class Connection implements Source {
  #table: string;
  #own: number | undefined;
  #language: string;
  #listener: Listener;
  #socket: Line | undefined;
  #pending = new Map<string, Pending>();
  /** Whether the server has sent its welcome; unanswered messages are resent then. */
  #welcomed = false;
  /** The last update's number; −1 before the first. */
  #seen: number;
  #view: View | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #heard = 0;
  #asked = false;
  #link: Link = 'connecting';
  #closed = false;
  /** Whether the server was told that this page is hidden. */
  #hidden = false;

  constructor(table: string, language: string, listener: Listener, own?: number, since = -1) {
    this.#table = table;
    this.#own = own;
    this.#seen = since;
    this.#language = language;
    this.#listener = listener;
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#again);
    this.#pulse = setInterval(this.#feel, LOOK_EVERY);
    this.#open();
  }

  send(message: Message): Promise<Reply> {
    return new Promise((answer) => {
      this.#pending.set(message.id, { message, answer });
      if (this.#welcomed) {
        this.#say(message);
      }
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#again);
    this.#socket?.close();
  }

  #open(): void {
    const socket = line(this.#table, this.#own);
    this.#socket = socket;
    this.#welcomed = this.#hidden = false;
    this.#alive();
    socket.onopen = () => {
      this.#say({
        type: 'hello',
        version: VERSION,
        number: this.#seen,
        language: this.#language,
        nonce: nonceFor(this.#table),
      });
    };
    socket.onmessage = (event) => {
      this.#alive();
      this.#hear(JSON.parse(event.data) as Received);
    };
    socket.onclose = (event) => this.#ended(event.code);
  }

  #alive(): void {
    this.#heard = Date.now();
    this.#asked = false;
  }

  /** Detects a dead connection: after a pulled cable or a sleep the socket can stay open for minutes. A hidden page
   * checks when it is visible again. */
  #feel = (): void => {
    const state = this.#socket?.readyState;
    const busy = isLocal(this.#table) || document.visibilityState !== 'visible';
    if (busy || state === WebSocket.CLOSED || state === undefined) {
      return;
    }
    const silent = Date.now() - this.#heard;
    if (this.#asked && silent >= DEAD_AFTER) {
      this.#giveUp();
    } else if (!this.#asked && silent >= ASK_AFTER) {
      this.#asked = true;
      this.#heard = Date.now() - ASK_AFTER;
      this.#say({ type: 'ping', id: 'ping' });
    }
  };

  #giveUp(): void {
    const socket = this.#socket!;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = undefined;
    this.#ended(LOST);
  }

  #say(message: Sent): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #hear(message: Received): void {
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.#welcomed = true;
      this.#linked('open');
      confirmed(message);
      this.#listener.welcomed(message);
      this.#look();
      this.#pending.forEach((pending) => this.#say(pending.message));
    } else if (message.type === 'update') {
      this.#show(message);
    } else if (message.type === 'asides') {
      this.#listener.aside?.(message);
    } else if (message.type === 'problem') {
      this.#trouble(message.name);
    } else {
      this.#pending.get(message.id)?.answer(message);
      this.#pending.delete(message.id);
    }
  }

  #show(message: Update): void {
    const update = whole(message, this.#view);
    this.#seen = update.number;
    this.#view = update.view;
    this.#listener.updated(update);
  }

  #trouble(name: string): void {
    if (name === 'other-version') {
      this.#linked('outdated');
    } else if (name === 'too-fast') {
      // One message was dropped and it is unknown which, so all are resent.
      setTimeout(() => this.#welcomed && this.#pending.forEach((pending) => this.#say(pending.message)), 1000);
    }
  }

  #ended(code: number): void {
    if (this.#closed || FINAL.includes(this.#link)) {
      return;
    }
    this.#linked(this.#reachable ? (ENDS[code] ?? 'lost') : 'offline');
    if (!FINAL.includes(this.#link)) {
      const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++);
      this.#timer = setTimeout(() => this.#open(), wait * (0.7 + Math.random() * 0.6));
    }
  }

  /** Tells the others whether this page is visible. */
  #look(): void {
    if (this.#welcomed && (document.hidden || this.#hidden)) {
      this.#hidden = document.hidden;
      this.#say({ type: 'look', away: document.hidden });
    }
  }

  #again = (): void => {
    this.#look();
    const gone = this.#socket === undefined || this.#socket.readyState === WebSocket.CLOSED;
    const waiting = !FINAL.includes(this.#link) && gone;
    if (waiting && document.visibilityState === 'visible' && this.#reachable) {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  /** A connection that survived a short time offline is still usable; the server would have closed a dead one. */
  #online = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#welcomed) {
      this.#linked('open');
    }
    this.#again();
  };

  #offline = (): void => {
    if (!this.#reachable) {
      this.#linked('offline');
    }
  };

  /** A local table needs no network. */
  get #reachable(): boolean {
    return navigator.onLine || isLocal(this.#table);
  }

  #linked(link: Link): void {
    this.#link = link;
    this.#listener.linked(link);
  }
}

/** `own`: the seat to connect, if several people share this browser. `since`: the last number it has seen. */
export const connect =
  (table: string, own?: number, since?: number) =>
  (listener: Listener): Source =>
    new Connection(table, settings.language, listener, own, since);
