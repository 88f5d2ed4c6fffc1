/** A person as the picker keeps him. */
export interface Chosen {
  readonly userId: string
  readonly userName: string
}

export interface Choice {
  readonly chosen: readonly Chosen[]
  /** The first person who may not be added or removed, if any. */
  readonly refused: Chosen | null
}

/** Single mode replaces, multiple mode accumulates without doubles; locked people are not added. */
export function withPeople(chosen: readonly Chosen[], added: readonly Chosen[], multiple: boolean, locked: readonly string[]): Choice {
  const refused = added.find(({ userId }) => locked.includes(userId) && !has(chosen, userId)) ?? null
  const welcome = added.filter(({ userId }) => !locked.includes(userId))
  if (!multiple) return { chosen: welcome.length > 0 ? welcome.slice(-1) : chosen, refused }
  return { chosen: [...chosen, ...welcome.filter(({ userId }) => !has(chosen, userId))], refused }
}

/** Takes people out; those who are locked stay. */
export function withoutPeople(chosen: readonly Chosen[], dropped: readonly string[], locked: readonly string[]): Choice {
  const refused = chosen.find(({ userId }) => dropped.includes(userId) && locked.includes(userId)) ?? null
  return { chosen: chosen.filter(({ userId }) => !dropped.includes(userId) || locked.includes(userId)), refused }
}

function has(chosen: readonly Chosen[], userId: string): boolean {
  return chosen.some((person) => person.userId === userId)
}
