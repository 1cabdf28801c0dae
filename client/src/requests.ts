/** Requests to the server: typed responses, or a problem with a sentence for the user. */
import type { Trouble } from './wire';
import { fetchApi } from './offline/transport';
import { settings } from './settings.svelte';

export class Problem extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.text);
    this.trouble = trouble;
  }
}

export async function ask<T>(address: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  const request: RequestInit = { headers };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    request.method = 'POST';
    request.body = JSON.stringify(body);
  }
  const answer = await fetchApi(address, request);
  const told: unknown = await answer.json();
  if (!answer.ok) {
    throw new Problem(told as Trouble);
  }
  return told as T;
}

/** For effects that repeat a request when something changes: ignores the response to an earlier one. */
export function latest<T>(asked: Promise<T>, take: (told: T) => void): () => void {
  let wanted = true;
  void asked.then((told) => wanted && take(told));
  return () => (wanted = false);
}
