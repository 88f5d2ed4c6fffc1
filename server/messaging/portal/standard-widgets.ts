import { type Widget, widget, type WidgetData } from '../../../core/description/widget.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import { keptRecords } from '../../records/recent/favourite-and-recent-records.ts'
import { pageOfNotices } from '../notice/notices.ts'
import type { WidgetQuery } from './widget-query.ts'

const common = { module: 'home', needs: '', opens: '' } as const
const mostLinks = 8

/** What every home page offers, whatever its reader's role: it follows what he may do and does. */
export const ownWidgets: readonly Widget[] = [
  widget({
    ...common,
    name: 'quick',
    look: 'links',
    size: 4,
    label: { zh: '快捷新增', ru: 'Быстрое создание', en: 'Quick start' },
  }),
  widget({
    ...common,
    name: 'kept',
    look: 'kept',
    size: 2,
    label: { zh: '最近与收藏', ru: 'Недавнее и избранное', en: 'Recent and favourites' },
  }),
  widget({
    ...common,
    name: 'notices',
    look: 'list',
    size: 2,
    opens: '/msgUser',
    label: { zh: '未读消息', ru: 'Непрочитанные уведомления', en: 'Unread notices' },
    empty: { zh: '没有未读消息', ru: 'Непрочитанных уведомлений нет', en: 'Nothing unread' },
  }),
]

/** Their queries. */
export const ownQueries: Readonly<Record<string, WidgetQuery>> = {
  'home.quick': quick,
  'home.kept': async () => null,
  'home.notices': notices,
}

/** What the reader may begin: first what he works with, then what goes round for approval, then the rest. */
async function quick(ctx: Ctx): Promise<WidgetData['links']> {
  const { recent } = await keptRecords(ctx)
  const used = recent.map(({ module, name }) => `${module}.${name}`)
  const offered = [...ctx.running.documents.values()].filter(
    ({ doc }) => begun(ctx, doc.module, doc.name) && mayDo(ctx, doc, 'xz'),
  )
  const rank = (key: string, approved: boolean) =>
    used.includes(key) ? used.indexOf(key) : used.length + (approved ? 0 : 1)
  return offered
    .toSorted((a, b) => rank(a.key, a.doc.approval !== undefined) - rank(b.key, b.doc.approval !== undefined))
    .slice(0, mostLinks)
    .map(({ doc, words }) => ({ label: words.title[ctx.lang], href: `/doc/${doc.module}/${doc.name}/new` }))
}

/**
 * Only what has a page of its own list is somebody's daily work; lines of journals and tables of the engine are not.
 */
function begun({ running }: Ctx, module: string, name: string): boolean {
  return (
    module !== 'base' &&
    running.modules.some(({ pages }) =>
      pages.some(
        ({ list, menu }) =>
          menu !== undefined && (list === `${module}.${name}` || list?.startsWith(`${module}.${name}.`)),
      ),
    )
  )
}

async function notices(ctx: Ctx): Promise<WidgetData['list']> {
  const { content, totalElements } = await pageOfNotices(ctx, 1, 5, true)
  return {
    total: totalElements,
    lines: content.map(({ title, content: note, time, url }) => ({
      title,
      ...(note === '' ? {} : { note }),
      at: time,
      ...(url ? { href: url } : {}),
    })),
  }
}
