import { useId, useState } from 'react'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Button } from '../../../ui/button.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { Failure, http, newKey, useCan, useLang, useWords } from '../../../web/module-api.ts'
import { skinWords as words } from '../words/skin.ts'
import {
  fieldOf,
  type OwnSkin,
  poorContrast,
  shownSkin,
  skinColours,
  type SkinColour,
  type SkinPart,
  skinParts,
  type UnitSkin,
} from './skin-colours.ts'
import { SkinPreview } from './skin-preview.tsx'
import css from './skin-colours.module.css'

interface SkinFormProps {
  readonly unit: UnitSkin
  readonly onSaved: () => void
  /** On a phone the units are a step away. */
  readonly onBack: (() => void) | null
}

/** The nine colours of one unit beside what they come to. */
export function SkinForm({ unit, onSaved, onBack }: SkinFormProps) {
  const t = useWords()
  const mayEdit = useCan('pfsz-bj')
  const [own, setOwn] = useState<OwnSkin>(unit.own ?? {})
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const skin = shownSkin(own, unit.inherited)
  const put = (field: string, value: string | null) => {
    setOwn({ ...own, [field]: value })
    setWrong({})
  }
  const save = async () => {
    setBusy(true)
    try {
      const colours = Object.fromEntries(
        skinParts.flatMap((part) =>
          skinColours.map((colour) => [fieldOf(part, colour), own[fieldOf(part, colour)] ?? null]),
        ),
      )
      await http.post(
        '/api/base/skin/save',
        { ...(unit.own ? { id: unit.own.id, ver: unit.own.ver } : { skinUnit: unit.unitId }), ...colours },
        { key: newKey() },
      )
      toast.success(t(words.saved, { name: unit.name }))
      onSaved()
    } catch (failure) {
      if (failure instanceof Failure) setWrong(failure.errors)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={css.sheet}>
      <header className={css.title}>
        {onBack && <Button look="quiet" aria-label={t(words.back)} icon="left" onClick={onBack} />}
        <h2>{unit.name}</h2>
        {mayEdit && (
          <Button
            onClick={() => {
              setOwn(unit.own ?? {})
              setWrong({})
            }}
          >
            {t(words.reset)}
          </Button>
        )}
        {mayEdit && (
          <Button look="primary" busy={busy} onClick={() => void save()}>
            {t(words.save)}
          </Button>
        )}
      </header>
      <div className={css.both}>
        <div className={css.parts}>
          {skinParts.map((part) => (
            <fieldset key={part} disabled={!mayEdit}>
              <legend>{t(words[part])}</legend>
              {skinColours.map((colour) => (
                <Colour
                  key={colour}
                  part={part}
                  colour={colour}
                  value={own[fieldOf(part, colour)] ?? null}
                  from={unit.inherited[part][colour]}
                  poor={poorContrast(skin[part], colour)}
                  wrong={wrong[fieldOf(part, colour)] ?? null}
                  onChange={(value) => put(fieldOf(part, colour), value)}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <SkinPreview skin={skin} unit={unit.name} />
      </div>
    </section>
  )
}

interface ColourProps {
  readonly part: SkinPart
  readonly colour: SkinColour
  readonly value: string | number | null
  /** What holds while it has no value of its own. */
  readonly from: string
  readonly poor: number | null
  readonly wrong: string | null
  readonly onChange: (value: string | null) => void
}

function Colour({ part, colour, value, from, poor, wrong, onChange }: ColourProps) {
  const t = useWords()
  const lang = useLang()
  const id = useId()
  const text = typeof value === 'string' ? value : ''
  return (
    <div className={css.colour}>
      <label htmlFor={id}>{t(words[colour])}</label>
      <input
        type="color"
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : from}
        aria-label={`${t(words[part])} · ${t(words[colour])}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <InputBox
        id={id}
        value={text}
        maxLength={7}
        placeholder={t(words.inherited, { color: from })}
        clearable
        wrong={Boolean(wrong)}
        aria-describedby={`${id}-said`}
        onChange={(text) => onChange(text.trim() === '' ? null : text.trim())}
      />
      <p id={`${id}-said`} aria-live="polite">
        {wrong ?? (poor !== null && t(words.contrast, { ratio: formatNumber(poor.toFixed(1), 1, lang) }))}
      </p>
    </div>
  )
}
