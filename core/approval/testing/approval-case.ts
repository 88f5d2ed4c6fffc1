import type { FlowAction, LogEntry } from '../action.ts'
import { begin, step } from '../approval-engine.ts'
import { sourceKey, type ApproverSource } from '../approver-source.ts'
import type { FlowDefinition } from '../definition.ts'
import type { FlowEffect } from '../effect.ts'
import type { Surroundings } from '../engine-working-state.ts'
import { openTasks, type FlowState, type Task } from '../state.ts'
import { compare } from './condition-language.ts'

/** Action without the actor and the time, as a test writes it. */
type Said<A> = A extends unknown ? Omit<A, 'actor'> : never
export type Saying = Said<FlowAction>

/** One instance under test: it keeps the log and moves the clock by a minute per action. */
export class Case {
  readonly log: LogEntry[] = []
  readonly allEffects: FlowEffect[] = []
  state: FlowState
  effects: readonly FlowEffect[] = []
  readonly definition: FlowDefinition
  private readonly people: ReadonlyMap<string, readonly string[]>

  /** `people` answers sources; `people` sources answer for themselves. */
  constructor(
    definition: FlowDefinition,
    drafter: string,
    people: readonly (readonly [ApproverSource, readonly string[]])[] = [],
  ) {
    this.definition = definition
    this.people = new Map(people.map(([source, ids]) => [sourceKey(source), ids]))
    const begun = begin(definition, drafter, this.now())
    this.state = begun.state
    this.log.push(begun.entry)
  }

  /** Takes one action; a refusal is thrown and changes nothing. */
  act(actor: string, saying: Saying): this {
    const action: FlowAction = { ...saying, actor }
    const stepped = step(this.definition, this.state, action, this.around())
    this.state = stepped.state
    this.effects = stepped.effects
    this.allEffects.push(...stepped.effects)
    if (stepped.entry) this.log.push(stepped.entry)
    return this
  }

  submit(values: Readonly<Record<string, unknown>> = {}, hash?: string): this {
    return this.act(this.state.drafter, { kind: 'submit', values, ...(hash === undefined ? {} : { hash }) })
  }

  agree(actor: string): this {
    return this.act(actor, { kind: 'agree', task: this.taskOf(actor).id })
  }

  reject(actor: string, target?: string): this {
    return this.act(actor, {
      kind: 'reject',
      task: this.taskOf(actor).id,
      opinion: 'not yet',
      ...(target === undefined ? {} : { target }),
    })
  }

  view(actor: string): this {
    return this.act(actor, { kind: 'view', task: this.taskOf(actor).id })
  }

  /** The latest task of a person, open or not. */
  taskOf(person: string): Task {
    const task =
      openTasks(this.state).find(({ assignee }) => assignee === person) ??
      this.state.tasks.findLast(({ assignee }) => assignee === person)
    if (!task) throw new Error(`${person} has no task`)
    return task
  }

  /** Who is waited for, as `node:person`. */
  waiting(): string[] {
    return openTasks(this.state).map(({ node, assignee }) => `${node}:${assignee}`)
  }

  /** Effects of one type of the last action. */
  only<T extends FlowEffect['type']>(type: T): Extract<FlowEffect, { type: T }>[] {
    return this.effects.filter((effect): effect is Extract<FlowEffect, { type: T }> => effect.type === type)
  }

  around(): Surroundings {
    return {
      now: this.now(),
      resolve: (source) => this.people.get(sourceKey(source)) ?? (source.by === 'people' ? source.ids : []),
      evaluate: compare,
    }
  }

  private now(): string {
    return new Date(Date.UTC(2025, 5, 2, 1, this.log.length)).toISOString()
  }
}
