import type { Ctx } from '../../platform/context/context.ts'

/** A widget's query: what it shows this person, with the query of the call (a month, say). */
export type WidgetQuery = (ctx: Ctx, query: Readonly<Record<string, string>>) => Promise<unknown>

/** Queries by `module.name`. */
export type WidgetQueries = ReadonlyMap<string, WidgetQuery>
