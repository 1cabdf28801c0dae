/** Draws a step of a game as a picture to share: the scores, their curve and what happened. A canvas keeps everything
 * in the page until the user shares it. */
import type { Followed } from './course';

export interface Pictured {
  title: string;
  told: string;
  lines: Followed[];
  scores: number[][];
  /** The step, 0 before the first. */
  at: number;
}

const WIDE = 1200;
const HIGH = 630;
const EDGE = 56;
const DASHES = [
  [12, 3],
  [2, 5],
  [8, 5],
  [8, 4, 2, 4],
  [14, 4],
  [1, 3],
];

/** Opens the device's share sheet with the picture, or saves it. Returns whether it could be drawn. */
export async function share(pictured: Pictured): Promise<boolean> {
  const blob = await drawn(pictured);
  if (!blob) {
    return false;
  }
  const file = new File([blob], `quartett-${pictured.at}.png`, { type: 'image/png' });
  const given = { files: [file], title: pictured.title };
  if (navigator.canShare?.(given)) {
    // Closing the share sheet is not an error.
    await navigator.share(given).catch(() => undefined);
  } else {
    save(file);
  }
  return true;
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.target = '_blank';
  link.click();
  URL.revokeObjectURL(link.href);
}

async function drawn(pictured: Pictured): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HIGH;
  const paper = canvas.getContext('2d');
  if (!paper) {
    return null;
  }
  const style = getComputedStyle(document.body);
  paper.fillStyle = style.backgroundColor;
  paper.fillRect(0, 0, WIDE, HIGH);
  const ink = style.color;
  const font = (size: number, weight: number): string => `${weight} ${size}px ${style.fontFamily}`;
  paper.fillStyle = ink;
  paper.font = font(44, 750);
  paper.fillText(pictured.title, EDGE, 92, WIDE - 2 * EDGE);
  paper.font = font(26, 500);
  rows(paper, pictured.told, WIDE - 2 * EDGE)
    .slice(0, 2)
    .forEach((line, at) => paper.fillText(line, EDGE, 138 + at * 34));
  curves(paper, pictured, ink);
  names(paper, pictured, ink, font);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

function rows(paper: CanvasRenderingContext2D, text: string, most: number): string[] {
  return text.split(' ').reduce<string[]>((broken, word) => {
    const longer = `${broken.at(-1) ?? ''} ${word}`.trim();
    return broken.length && paper.measureText(longer).width <= most
      ? [...broken.slice(0, -1), longer]
      : [...broken, word];
  }, []);
}

function curves(paper: CanvasRenderingContext2D, { scores, at, lines }: Pictured, ink: string): void {
  const [top, bottom, right] = [210, 500, WIDE - EDGE];
  const low = Math.min(0, ...scores.flat());
  const high = Math.max(1, ...scores.flat());
  const x = (step: number): number => EDGE + (step / Math.max(1, scores.length)) * (right - EDGE);
  const y = (score: number): number => bottom - ((score - low) / (high - low)) * (bottom - top);
  paper.strokeStyle = ink;
  paper.globalAlpha = 0.25;
  paper.strokeRect(EDGE, top, right - EDGE, bottom - top);
  paper.globalAlpha = 1;
  lines.forEach(({ seat }) => {
    paper.setLineDash(DASHES[seat % DASHES.length]!);
    paper.lineWidth = 4;
    paper.beginPath();
    paper.moveTo(x(0), y(0));
    scores.slice(0, at).forEach((step, index) => paper.lineTo(x(index + 1), y(step[seat] ?? 0)));
    paper.stroke();
  });
  paper.setLineDash([]);
}

function names(
  paper: CanvasRenderingContext2D,
  pictured: Pictured,
  ink: string,
  font: (size: number, weight: number) => string,
): void {
  const now = pictured.scores[pictured.at - 1] ?? [];
  const room = (WIDE - 2 * EDGE) / pictured.lines.length;
  pictured.lines.forEach(({ name, seat }) => {
    const left = EDGE + seat * room;
    paper.strokeStyle = ink;
    paper.lineWidth = 4;
    paper.setLineDash(DASHES[seat % DASHES.length]!);
    paper.beginPath();
    paper.moveTo(left, 534);
    paper.lineTo(left + 60, 534);
    paper.stroke();
    paper.setLineDash([]);
    paper.font = font(26, 650);
    paper.fillText(name, left, 572, room - 16);
    paper.font = font(34, 800);
    paper.fillText(String(now[seat] ?? 0).replace('-', '−'), left, 610);
  });
}
