import type { FlowEffect } from '../effect.ts'
import type { Copy, FlowState, Status, Task } from '../state.ts'

/** The transitions */
const moves = new Set(['01', '04', '10', '12', '13', '14', '23', '24'])

/**
 * What a store would hold that only carries out effects: if it equals the state after every step,
 * the effects leave nothing out and say nothing twice.
 */
export class Mirror {
  status: Status = '0'
  readonly tasks = new Map<string, Task>()
  readonly copies: Copy[] = []
  readonly readers = new Set<string>()
  readonly hooks = new Set<string>()
  readonly timers = new Set<string>()
  /** Every case that was ever begun, and those that are waited for. */
  readonly begun = new Set<string>()
  readonly awaited = new Set<string>()
  suspended = false
  archived = false
  deleted = false
  /** Submission to how often its limits were frozen and released. */
  readonly limits = new Map<number, { freeze: number; release: number }>()

  /** Carries out one step's effects; throws when they contradict what is there. */
  take(effects: readonly FlowEffect[]): void {
    for (const effect of effects) this.one(effect)
  }

  /** What differs from the state; empty when nothing does. */
  differences(state: FlowState): string[] {
    const own = JSON.stringify([
      this.status,
      [...this.tasks.values()],
      this.copies,
      this.archived,
      this.deleted,
      this.suspended,
    ])
    const engine = JSON.stringify([
      state.status,
      state.tasks,
      state.copies,
      state.archived,
      state.deleted,
      state.suspended,
    ])
    return own === engine ? [] : [`effects lead to ${own}, the state is ${engine}`]
  }

  private one(effect: FlowEffect): void {
    switch (effect.type) {
      case 'status':
        return this.move(effect.from, effect.to)
      case 'taskOpened':
        return this.open(effect.task)
      case 'taskViewed':
        return this.change(effect.id, { viewedAt: effect.at })
      case 'taskClosed':
        return this.change(effect.id, {
          closedAt: effect.at,
          result: effect.result,
          opinion: effect.opinion,
          automatic: effect.automatic,
          by: effect.by,
        })
      case 'copied': {
        this.copies.push({ person: effect.person, node: effect.node, at: effect.at, viewedAt: null })
        return
      }
      case 'copyViewed':
        return this.viewed(effect.person, effect.at)
      case 'reader': {
        this.readers.add(effect.person)
        return
      }
      case 'hook':
        return this.hook(effect)
      case 'timerSet':
        return this.timer(`${effect.node}#${effect.round}`, true)
      case 'timerGone':
        return this.timer(`${effect.node}#${effect.round}`, false)
      case 'childWanted':
        return this.child(effect.key, effect.waits)
      case 'childHeard':
      case 'childGone':
        return this.childOver(effect.key)
      case 'suspended': {
        this.suspended = true
        return
      }
      case 'resumed': {
        this.suspended = false
        return
      }
      case 'archived': {
        this.archived = true
        return
      }
      case 'deleted': {
        this.deleted = true
        return
      }
      case 'blocked':
      case 'notify':
      case 'urged':
      case 'moved':
    }
  }

  private timer(id: string, set: boolean): void {
    if (this.timers.has(id) === set)
      throw new Error(`timer ${id} is ${set ? 'set twice' : 'put out without being set'}`)
    if (set) this.timers.add(id)
    else this.timers.delete(id)
  }

  private child(key: string, waits: boolean): void {
    if (this.begun.has(key)) throw new Error(`the case ${key} is begun twice`)
    this.begun.add(key)
    if (waits) this.awaited.add(key)
  }

  private childOver(key: string): void {
    if (!this.awaited.delete(key)) throw new Error(`the case ${key} is over and was not waited for`)
  }

  private move(from: Status, to: Status): void {
    if (from !== this.status || !moves.has(from + to))
      throw new Error(`status may not go from ${from} to ${to} when it is ${this.status}`)
    this.status = to
  }

  private open(task: Task): void {
    if (this.tasks.has(task.id)) throw new Error(`task ${task.id} opened twice`)
    this.tasks.set(task.id, task)
  }

  private change(id: string, more: Partial<Task>): void {
    const task = this.tasks.get(id)
    if (!task) throw new Error(`task ${id} was never opened`)
    this.tasks.set(id, { ...task, ...more })
  }

  private viewed(person: string, at: string): void {
    const index = this.copies.findIndex((copy) => copy.person === person)
    const copy = this.copies[index]
    if (!copy || copy.viewedAt !== null) throw new Error(`${person} cannot view a copy`)
    this.copies[index] = { ...copy, viewedAt: at }
  }

  private hook(effect: Extract<FlowEffect, { type: 'hook' }>): void {
    if (this.hooks.has(effect.key)) throw new Error(`hook ${effect.key} called twice`)
    this.hooks.add(effect.key)
    if (effect.limits === null) return
    const count = this.limits.get(effect.submission) ?? { freeze: 0, release: 0 }
    count[effect.limits] += 1
    this.limits.set(effect.submission, count)
  }
}
