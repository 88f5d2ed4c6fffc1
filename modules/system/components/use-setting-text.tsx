import { useLang, useWords } from '../../../web/module-api.ts'
import { settingWords as words } from '../words/settings.ts'
import { type ShownSetting, valueText } from './shown-setting.ts'

/** How a value of a setting is said: a secret only that it is there, nothing as what nothing means. */
export function useSettingText(setting: ShownSetting): (value: string) => string {
  const t = useWords()
  const lang = useLang()
  return (value) =>
    setting.secret ? t(value === '' ? words.empty : words.isSet) : valueText(setting, value, lang) || t(words.empty)
}
