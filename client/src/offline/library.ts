/** Responses that need no table are stored as files next to the engine, written by client/offline.py. */
const FOLDER = '/offline/library/';

/** The file with the response to a request, if there is one. */
export function fileFor(address: string, language: string): string | undefined {
  const [path = '', query = ''] = address.split('?');
  if (path === '/api') {
    return `${FOLDER}api.json`;
  }
  const [, , room, first, last] = path.split('/');
  if (room === 'words') {
    return `${FOLDER}words/${first}/${last}`;
  }
  if (room !== 'games' || path.split('/').length !== 5) {
    return undefined;
  }
  const asked = new URLSearchParams(query);
  const kind = {
    rules: asked.get('language') ?? language,
    cards: asked.get('language') ?? language,
    options: asked.get('seats'),
    lesson: asked.get('part') ?? '1',
  }[last ?? ''];
  return kind === undefined || kind === null ? undefined : `${FOLDER}games/${first}/${last}${kind && `.${kind}`}.json`;
}
