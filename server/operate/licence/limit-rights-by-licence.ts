import type { Module } from '../../../core/description/module.ts'
import type { Actor } from '../../platform/context/context.ts'
import type { Licence } from './licence-file.ts'
import type { Licences } from './open-licences.ts'

type ActorOf = (personId: string, version: string) => Promise<Actor>

/**
 * A person as far as the licence goes: what modules outside it would let him do, he may not, whatever his roles say. So
 * their pages, widgets and menu entries are not shown and their calls answer 403, by the same rule as any missing
 * permission.
 */
export function withinLicence(actorOf: ActorOf, licences: Licences, modules: readonly Module[]): ActorOf {
  const narrowed = new WeakMap<Actor, { readonly modules: string; readonly actor: Actor }>()
  return async (personId, version) => {
    const [actor, { licence }] = await Promise.all([actorOf(personId, version), licences.current()])
    if (licence === null || licence.modules.length === 0) return actor
    const named = licence.modules.join(' ')
    const known = narrowed.get(actor)
    if (known?.modules === named) return known.actor
    const outside = codesOutside(modules, licence)
    const within = {
      ...actor,
      permissions: new Set([...actor.permissions].filter((code) => !outside.has(prefixOf(code)))),
    }
    narrowed.set(actor, { modules: named, actor: within })
    return within
  }
}

/**
 * Prefixes of permission codes that only modules outside a licence use. Modules that are not sold apart come with every
 * licence, and so do those that a licensed one needs.
 */
function codesOutside(modules: readonly Module[], licence: Licence): ReadonlySet<string> {
  const inside = new Set<Module>()
  const include = (module: Module) => {
    inside.add(module)
    module.needs.forEach(include)
  }
  modules.filter(({ sold, name }) => sold !== true || licence.modules.includes(name)).forEach(include)
  const used = new Set([...inside].flatMap(prefixesOf))
  return new Set(
    modules
      .filter((module) => !inside.has(module))
      .flatMap(prefixesOf)
      .filter((prefix) => !used.has(prefix)),
  )
}

function prefixesOf({ documents, pages }: Module): string[] {
  return [...Object.values(documents).map(({ code }) => code), ...pages.map(({ needs }) => prefixOf(needs))]
}

function prefixOf(code: string): string {
  return code.slice(0, code.lastIndexOf('-'))
}
