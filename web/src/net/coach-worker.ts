// The worker in which the client of a server thinks itself: reviews, hints, warnings. Its Python is
// the page's, and what it thinks about the server has given.
import type { PyodideInterface } from 'pyodide';
import { python } from '../page/python';
import type { Job, Said } from './thinking';

interface Coach {
  review(task: string, post: (text: string) => void): void;
  found(review: string, seat: number): string;
  hint(task: string): string;
  weigh(task: string, message: string): string;
}

const say = (said: Said): void => postMessage(said);
let started: Promise<Coach> | undefined;

async function start(files: string): Promise<Coach> {
  const py: PyodideInterface = await python(true, () => say({ type: 'alive' }), files);
  const coach = py.pyimport('tepui.page.coach') as Coach;
  say({ type: 'ready' });
  return coach;
}

/** Do a job; what comes of it, the last of it returned. */
function done(coach: Coach, job: Job): string {
  if (job.what === 'hint') return coach.hint(job.task);
  if (job.what === 'weigh') return coach.weigh(job.task, job.message ?? '');
  let last = '';
  coach.review(job.task, (text) => {
    if (text) last = text;
    say(text ? { type: 'told', id: job.id, text } : { type: 'alive' });
  });
  return job.own === undefined ? '' : coach.found(last, job.own);
}

onmessage = async ({ data: job }: MessageEvent<Job>) => {
  try {
    const coach = await (started ??= start(job.python));
    if (job.what !== 'load') say({ type: 'done', id: job.id, text: done(coach, job) });
  } catch (wrong) {
    say({ type: 'wrong', why: String(wrong) });
  }
};
