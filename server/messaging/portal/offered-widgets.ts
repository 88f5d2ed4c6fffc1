import type { Widget } from '../../../core/description/widget.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { ownWidgets } from './standard-widgets.ts'

/** Every widget in the order in which a home page has them by itself. */
export function allWidgets({ running }: Pick<Ctx, 'running'>): readonly Widget[] {
  const [quick, ...others] = ownWidgets
  const declared = running.modules.flatMap((module) => module.widgets ?? [])
  const all = [quick, ...declared, ...others].filter((one) => one !== undefined)
  return [...all.filter(({ leads }) => leads === true), ...all.filter(({ leads }) => leads !== true)]
}

/** Those that the caller may see. */
export function offered(ctx: Ctx): readonly Widget[] {
  return allWidgets(ctx).filter((one) => mayShow(one, ctx.actor.permissions))
}

/** Whether a widget is shown to whoever holds these permissions; what everybody has asks for none. */
export function mayShow(one: Widget, permissions: ReadonlySet<string>): boolean {
  return ownWidgets.includes(one) || permissions.has(one.needs)
}
