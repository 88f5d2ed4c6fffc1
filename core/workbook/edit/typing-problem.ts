/** Why something typed is not taken. */
export type TypingProblem =
  | 'signed'
  | 'protected'
  | 'array'
  | 'tableHead'
  | 'pivot'
  | 'syntax'
  | 'circular'
  | 'tooLong'
  | 'invalid'
