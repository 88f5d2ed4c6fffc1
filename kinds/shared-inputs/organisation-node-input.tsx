import { useId, useState } from 'react'
import type { Json } from '../../core/values/json.ts'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { numberOption, textOption } from './field-options.ts'
import { TreeBox } from './organisation-tree-select.tsx'
import { inputWords } from './words.ts'

interface TreeInputProps extends InputProps {
  readonly of: 'unit' | 'department' | 'node'
  readonly multiple: boolean
}

/** Picks nodes of the organisation, restricted by the field's scope code (WID-08). */
export function TreeInput({
  id,
  value,
  field,
  disabled,
  error,
  onChange,
  onBlur,
  label,
  compact,
  text,
  of,
  multiple,
}: TreeInputProps) {
  const { say, useTree, phone } = useHost()
  const [near, setNear] = useState(false)
  const described = useId()
  const ids = idsOf(value)
  // An empty field needs no tree until somebody comes near; a chosen node needs its name, but no tree to draw.
  const tree = useTree(of, textOption(field, 'scope'), near || ids.length > 0)
  const approach = () => setNear(true)
  const most = multiple ? numberOption(field, 'limit', 0) : 0
  const limited = most > 0 ? described : undefined
  return (
    <div onPointerEnter={approach} onFocus={approach}>
      <TreeBox
        id={id}
        tree={near ? tree : { ...tree, data: undefined, busy: false }}
        values={ids}
        multiple={multiple}
        most={most}
        disabled={disabled}
        wrong={error !== null}
        label={label}
        full={compact === true || phone}
        describedBy={error ? `${id}-error` : limited}
        placeholder={compact ? undefined : say(inputWords.choose)}
        nameOf={(key) => text.name(of === 'node' ? 'department' : of, key)}
        onChange={(next) => onChange(multiple && next.length > 0 ? [...next] : (next[0] ?? null))}
        onBlur={onBlur}
        onOpen={approach}
      />
      {most > 0 && (
        <span id={described} hidden>
          {say(inputWords.upTo, { n: most })}
        </span>
      )}
    </div>
  )
}

function idsOf(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? [value] : []
}
