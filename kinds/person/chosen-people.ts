/** A person as the picker keeps him. */
export interface Chosen {
  readonly userId: string
  readonly userName: string
}

export interface Choice {
  readonly chosen: readonly Chosen[]
  /** The first person who may not be added or removed, if any. */
  readonly refused: Chosen | null
  /** Somebody was left out because the field takes no more. */
  readonly full: boolean
}

interface AddingTo {
  readonly multiple: boolean
  readonly locked: readonly string[]
  /** Most people; 0 is no limit. */
  readonly most: number
}

/**
 * Single mode replaces, multiple mode accumulates without doubles; locked people are not added, nor any beyond the
 * limit.
 */
export function withPeople(
  chosen: readonly Chosen[],
  added: readonly Chosen[],
  { multiple, locked, most }: AddingTo,
): Choice {
  const refused = added.find(({ userId }) => locked.includes(userId) && !has(chosen, userId)) ?? null
  const welcome = added.filter(({ userId }) => !locked.includes(userId) && !has(chosen, userId))
  if (!multiple) return single(chosen, welcome, locked, refused)
  const all = [...chosen, ...welcome]
  const full = most > 0 && all.length > most
  return { chosen: full ? all.slice(0, Math.max(most, chosen.length)) : all, refused, full }
}

/** Takes people out; those who are locked stay. */
export function withoutPeople(
  chosen: readonly Chosen[],
  dropped: readonly string[],
  locked: readonly string[],
): Choice {
  const refused = chosen.find(({ userId }) => dropped.includes(userId) && locked.includes(userId)) ?? null
  return {
    chosen: chosen.filter(({ userId }) => !dropped.includes(userId) || locked.includes(userId)),
    refused,
    full: false,
  }
}

/** A locked person is not replaced either. */
function single(
  chosen: readonly Chosen[],
  welcome: readonly Chosen[],
  locked: readonly string[],
  refused: Chosen | null,
): Choice {
  const held = welcome.length > 0 ? chosen.find(({ userId }) => locked.includes(userId)) : undefined
  if (held) return { chosen, refused: held, full: false }
  return { chosen: welcome.length > 0 ? welcome.slice(-1) : chosen, refused, full: false }
}

function has(chosen: readonly Chosen[], userId: string): boolean {
  return chosen.some((person) => person.userId === userId)
}
