import { Bars } from '../../../ui/comparison-bars.tsx'
import { useLang } from '../../platform/session/language.ts'
import { EmptyWidget } from './empty-widget.tsx'
import { numberText } from './number-text.ts'
import { useWidget } from './use-widget.ts'
import type { ShownWidget } from './widget-info.ts'
import { WidgetQueryStates } from './widget-query-states.tsx'

/** Values compared as bars. */
export function BarsWidget({ widget }: { readonly widget: ShownWidget }) {
  const lang = useLang()
  const query = useWidget(widget, 'bars')
  return (
    <WidgetQueryStates query={query}>
      {(bars) =>
        bars.every(({ value }) => Number(value) === 0) ? (
          <EmptyWidget said={widget.empty} />
        ) : (
          // Number() only for the length of a bar; what is read is the decimal as it came.
          <Bars
            bars={bars.map(({ label, value, unit }) => ({
              label,
              ...(unit === undefined ? {} : { unit }),
              share: Number(value),
              text: numberText(value, lang),
              negative: value.startsWith('-'),
            }))}
          />
        )
      }
    </WidgetQueryStates>
  )
}
