import type { Actor } from '../../platform/context/context.ts'

/** The units in which a person has a post: his own companies. */
export function ownUnits({ unitId, posts }: Pick<Actor, 'unitId' | 'posts'>): readonly string[] {
  return [...new Set([unitId, ...posts.map((post) => post.unitId)])].filter((id) => id !== null)
}
