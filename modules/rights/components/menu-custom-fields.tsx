import { AutoComplete } from 'antd'
import { useState } from 'react'
import type { InputProps } from '../../../kinds/field-services.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import {
  declaredPages,
  leadsToPage,
  type OwnCellProps,
  readPageLabels,
  useLang,
  useWords,
} from '../../../web/module-api.ts'
import { menuWords as words } from '../words/menu-page.ts'
import { pairsOf, paramsOf, type Pair } from './menu-params.ts'
import css from './menu.module.css'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Where an entry leads: pages are offered by name, and one that is chosen brings its permission and names. */
const addressField = {
  Input: function AddressInput({ id, value, record, disabled, error, onChange, onFill, onBlur }: InputProps) {
    const t = useWords()
    const lang = useLang()
    const address = textOf(value)
    const isPage = record.menuType === '2'
    const options = isPage
      ? declaredPages().map(({ path, label }) => ({ value: path, label: `${label[lang]} · ${path}` }))
      : []
    const choose = async (path: string) => {
      const page = declaredPages().find((one) => one.path === path)
      if (page === undefined) return
      await readPageLabels()
      const {
        label: { zh, ru, en },
        needs = null,
        kept,
      } = page
      onFill({
        needs,
        keepAlive: kept ? '1' : '0',
        menuName: record.menuName || zh,
        menuNameRu: record.menuNameRu || ru,
        menuNameEn: record.menuNameEn || en,
      })
    }
    return (
      <>
        <AutoComplete
          id={id}
          className={css.address ?? ''}
          value={address}
          disabled={disabled}
          status={error ? 'error' : ''}
          options={options}
          onBlur={onBlur}
          onSelect={(path: string) => void choose(path)}
          onChange={(next: string) => onChange(next === '' ? null : next)}
          showSearch={{
            filterOption: (typed, option) => String(option?.label).toLowerCase().includes(typed.toLowerCase()),
          }}
        />
        {isPage && address !== '' && !leadsToPage(address) && (
          <p className={css.lost} role="status">
            <Icon name="warning" size={14} />
            {t(words.lostNote)}
          </p>
        )}
      </>
    )
  },
  Cell: function AddressCell({ value, record }: OwnCellProps) {
    const t = useWords()
    const address = textOf(value)
    return (
      <>
        {address}
        {record.menuType === '2' && address !== '' && !leadsToPage(address) && (
          <span className={css.lost}>
            <Icon name="warning" size={14} />
            {t(words.lost)}
          </span>
        )}
      </>
    )
  },
}

/** What an entry hands its page, one name and value to a line. */
const paramsField = {
  Input: function ParamsInput({ value, disabled, onChange }: InputProps) {
    const t = useWords()
    const [pairs, setPairs] = useState<readonly Pair[]>(() => pairsOf(textOf(value)))
    const say = (next: readonly Pair[]) => {
      setPairs(next)
      onChange(paramsOf(next))
    }
    return (
      <div className={css.params}>
        {pairs.map((pair, at) => (
          <div key={at} className={css.pair}>
            <InputBox
              value={pair.name}
              disabled={disabled}
              placeholder={t(words.paramName)}
              aria-label={t(words.paramName)}
              onChange={(text) => say(pairs.with(at, { ...pair, name: text }))}
            />
            <InputBox
              value={pair.value}
              disabled={disabled}
              placeholder={t(words.paramValue)}
              aria-label={t(words.paramValue)}
              onChange={(text) => say(pairs.with(at, { ...pair, value: text }))}
            />
            <Button
              look="quiet"
              disabled={disabled}
              aria-label={t(words.removeParam)}
              icon="trash"
              onClick={() => say(pairs.toSpliced(at, 1))}
            />
          </div>
        ))}
        {!disabled && (
          <Button size="small" icon="plus" onClick={() => say([...pairs, { name: '', value: '' }])}>
            {t(words.addParam)}
          </Button>
        )}
      </div>
    )
  },
  Cell: function ParamsCell({ value }: OwnCellProps) {
    return (
      <>
        {pairsOf(textOf(value))
          .map((pair) => `${pair.name} = ${pair.value}`)
          .join(' · ')}
      </>
    )
  },
}

/** The fields of a menu entry, by their names. */
export const ownFields = { menuUrl: addressField, params: paramsField }
