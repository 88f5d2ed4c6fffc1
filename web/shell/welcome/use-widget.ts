import { useQuery } from '@tanstack/react-query'
import type { WidgetData } from '../../../core/description/widget.ts'
import { http } from '../../platform/http/client.ts'
import { useSession } from '../../platform/session/session.ts'
import type { WidgetInfo } from './widget-info.ts'

/** The data of one widget, fresh for a minute and renewed by events; `month` is for calendars. */
export function useWidget<L extends keyof WidgetData>({ module, name }: WidgetInfo, _look: L, month?: string) {
  const { lang } = useSession()
  return useQuery({
    queryKey: ['widget', module, name, lang, month ?? ''],
    queryFn: () => http.get<WidgetData[L]>(`/api/portal/widget/${module}/${name}`, { query: { month }, quiet: true }),
    placeholderData: (before) => before,
    refetchInterval: 300_000,
  })
}
