import { useQuery } from '@tanstack/react-query'
import type { WidgetData } from '../../../core/description/widget.ts'
import type { Lang } from '../../../core/values/language.ts'
import { gathered } from '../../platform/http/batched-calls.ts'
import { queryText } from '../../platform/http/query-text.ts'
import { useSession } from '../../platform/session/session.ts'
import { useInSight } from '../dashboard/cell-visibility.ts'
import type { ShownWidget } from './widget-info.ts'

/** The data of one widget, fresh for a minute and renewed by events while it is in sight; `month` is for calendars. */
export function useWidget<L extends keyof WidgetData>(widget: ShownWidget, _look: L, month?: string) {
  const { lang } = useSession()
  return useQuery({
    ...widgetQuery<L>(widget, lang, month),
    enabled: useInSight(),
    placeholderData: (before) => before,
    refetchInterval: 300_000,
  })
}

/** What a widget asks for, in a language. */
export function widgetQuery<L extends keyof WidgetData>(
  { module, name, asked }: Pick<ShownWidget, 'module' | 'name' | 'asked'>,
  lang: Lang,
  month?: string,
) {
  const query = { ...asked, month }
  return {
    queryKey: ['widget', module, name, lang, query],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      gathered<WidgetData[L]>(
        { method: 'GET', path: `/api/portal/widget/${module}/${name}${queryText(query)}` },
        signal,
      ),
  }
}
