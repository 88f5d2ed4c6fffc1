/** A small change of a source file that turns it wrong. */
export interface Mutation {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  /** What stands there instead. */
  readonly put: string
  /** The change in words. */
  readonly what: string
}

/** Every possible change of the file inside functions: what stands outside of them is description. */
export declare function mutationsOf(text: string, file: string): Mutation[]
/** The text with one change in it. */
export declare function mutated(text: string, mutation: Mutation): string
/** One change from each of the lines that have any, the lines in an order that the seed alone decides. */
export declare function drawn(mutations: readonly Mutation[], seed: number): Mutation[]
