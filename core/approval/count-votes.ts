import type { PeopleNode } from './definition.ts'
import type { Task } from './state.ts'

/** How a step stands after the votes so far. */
type Verdict = 'open' | 'passed' | 'failed'

/** What became of one seat: the last word of whoever sat there. */
type Vote = 'open' | 'agreed' | 'rejected' | 'unasked'

/**
 * Counts the votes of one round of a node, one for each seat: a task that was handed on, taken back
 * or answered by others first leads to the next on its seat. 60 % of five passes at three agreements
 * and fails at three refusals, because two can no longer be enough. `queued` people are asked later.
 */
export function verdict(node: PeopleNode, tasks: readonly Task[], queued: number): Verdict {
  const votes = votesOf(tasks)
  const count = (vote: Vote) => votes.filter((one) => one.vote === vote).length
  const agreed = count('agreed')
  const refused = count('rejected')
  const asked = agreed + refused + count('open')
  if (node.mode === 'ratio') return byShare(node.percent ?? 100, asked, agreed, refused)
  if (refused > 0) return 'failed'
  if (node.mode === 'all' || node.mode === 'order')
    return agreed > 0 && agreed === asked && queued === 0 ? 'passed' : 'open'
  // Of those who were found one is enough; of those whom a handler asked beside him, everyone is needed.
  const waitsForAdded = votes.some(({ beside, vote }) => beside && vote === 'open')
  return votes.some(({ beside, vote }) => !beside && vote === 'agreed') && !waitsForAdded ? 'passed' : 'open'
}

/** How many votes there are in this round now, those that a handler added beside his own apart. */
export function seatsAsked(tasks: readonly Task[]): number {
  return votesOf(tasks).filter(({ vote, beside }) => vote !== 'unasked' && !beside).length
}

/**
 * How a vote by shares stands: those who agree, those against (a return is one), how many are asked and how many have
 * to agree.
 */
export interface Tally {
  readonly agreed: number
  readonly against: number
  readonly asked: number
  readonly needed: number
}

/** The votes of one round of a node where shares decide. */
export function tally({ percent = 100 }: PeopleNode, tasks: readonly Task[]): Tally {
  const votes = votesOf(tasks).filter(({ vote }) => vote !== 'unasked')
  const count = (vote: Vote) => votes.filter((one) => one.vote === vote).length
  return {
    agreed: count('agreed'),
    against: count('rejected'),
    asked: votes.length,
    needed: Math.ceil((percent * votes.length) / 100),
  }
}

function votesOf(tasks: readonly Task[]): { readonly vote: Vote; readonly beside: boolean }[] {
  const seats = new Map<number, Task[]>()
  for (const task of tasks) {
    const seat = seats.get(task.seat)
    if (seat) seat.push(task)
    else seats.set(task.seat, [task])
  }
  return [...seats.values()].map((seat) => ({ vote: voteOf(seat), beside: seat[0]?.added?.how === 'beside' }))
}

function voteOf(seat: readonly Task[]): Vote {
  if (seat.some(({ result }) => result === 'rejected')) return 'rejected'
  if (seat.some(({ result }) => result === null || result === 'notNeeded')) return 'open'
  return seat.some(({ result, added }) => result === 'agreed' && (added === null || added.how === 'beside'))
    ? 'agreed'
    : 'unasked'
}

/** Whether the task leads back to who asked for it, who has the vote. */
export function answersFirst({ added }: Pick<Task, 'added'>): boolean {
  return added?.how === 'before' || added?.how === 'delegate'
}

function byShare(percent: number, asked: number, agreed: number, refused: number): Verdict {
  if (asked > 0 && agreed * 100 >= percent * asked) return 'passed'
  return (asked - refused) * 100 < percent * asked ? 'failed' : 'open'
}
