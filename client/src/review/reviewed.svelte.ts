/** A review that is streamed line by line. */
import { Problem } from '../requests';
import { fetchApi } from '../offline/transport';
import { settings } from '../settings.svelte';
import { spoken } from '../words/spoken.svelte';
import type { ReviewBegun, ReviewDone, ReviewRow, Row, SendRecord, Trouble } from '../wire';

type ReviewLine = ReviewBegun | ReviewRow | ReviewDone | Trouble;

export class Reviewed {
  begun = $state.raw<ReviewBegun>();
  done = $state.raw<ReviewDone>();
  count = $state(0);
  problem = $state('');
  rows: Row[] = [];
  #gone = new AbortController();

  /** Reviews a table, or the given record. */
  async load(table: string, seat: number, record?: SendRecord): Promise<void> {
    try {
      await spoken.learn('review');
      const headers = { 'Accept-Language': settings.language, ...(record && { 'Content-Type': 'application/json' }) };
      const sent = record && { method: 'POST', body: JSON.stringify({ ...record, seat }) };
      const address = record ? '/api/review' : `/api/tables/${table}/review?seat=${seat}`;
      const answer = await fetchApi(address, { headers, signal: this.#gone.signal, ...sent });
      if (!answer.ok) {
        throw new Problem((await answer.json()) as Trouble);
      }
      await this.#read(answer.body!.pipeThrough(new TextDecoderStream()).getReader());
      if (!this.done) {
        throw new Error('the review broke off');
      }
    } catch (error) {
      if (!this.#gone.signal.aborted) {
        this.problem = error instanceof Problem ? error.message : spoken.say('page-not-loaded');
      }
    }
  }

  /** Cancels the request, so that the server stops computing. */
  leave(): void {
    this.#gone.abort();
  }

  async #read(reader: ReadableStreamDefaultReader<string>): Promise<void> {
    let rest = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (rest + piece.value).split('\n');
      rest = lines.pop()!;
      lines.forEach((line) => this.#take(JSON.parse(line) as ReviewLine));
    }
  }

  #take(line: ReviewLine): void {
    if (line.type === 'begun') {
      this.begun = line;
    } else if (line.type === 'row') {
      this.rows.push(line.row);
      this.count = this.rows.length;
    } else if (line.type === 'done') {
      this.done = line;
    } else {
      throw new Problem(line);
    }
  }
}
