import type { WidgetInfo } from '../../../core/api-types/dashboard.ts'
import type { Widget } from '../../../core/description/widget.ts'
import type { Lang } from '../../../core/values/language.ts'

/** A widget as its reader is told of it. */
export function widgetInfo(lang: Lang, { module, name, label, look, size, opens, empty }: Widget): WidgetInfo {
  return {
    module,
    name,
    label: label[lang],
    look,
    size,
    opens,
    ...(empty === undefined ? {} : { empty: empty[lang] }),
  }
}
