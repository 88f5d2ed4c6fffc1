import type { DrawnSymbol, SymbolNow } from '../../../core/api-types/diagram.ts'
import { symbolSorts } from '../../../core/description/diagram-symbols.ts'
import type { Words } from '../../../core/values/language.ts'
import type { Tone } from '../../../ui/status-tone.ts'
import { diagramWords as words } from './words.ts'

interface StateTag {
  readonly words: Words
  readonly tone: Tone
}

/** What is said of a symbol, the most urgent first. */
export function tagsOf({ sort }: Pick<DrawnSymbol, 'sort'>, now: SymbolNow, isPower: boolean): readonly StateTag[] {
  const shape = symbolSorts[sort]
  const tags: StateTag[] = []
  if (now.alarmed) tags.push({ words: words.alarmed, tone: 'bad' })
  if (now.stale) tags.push({ words: words.stale, tone: 'warn' })
  if ('switches' in shape) tags.push({ words: positionOf(sort, now.on), tone: 'quiet' })
  // Of a switch that is open, one side may be live and the other not.
  const isParted = 'switches' in shape && now.on !== 'on'
  if (sort !== 'label' && !isParted) tags.push({ words: liveWords(now.live, isPower), tone: 'quiet' })
  return tags
}

/** Whether something is reached, in the words of what it carries. */
function liveWords(live: SymbolNow['live'], isPower: boolean): Words {
  if (live === 'stale') return words.unknown
  if (isPower) return live === 'live' ? words.powerLive : words.powerDead
  return live === 'live' ? words.waterLive : words.waterDead
}

const machines: ReadonlySet<DrawnSymbol['sort']> = new Set(['pump', 'generator', 'turbine', 'converter'])

function positionOf(sort: DrawnSymbol['sort'], on: SymbolNow['on']): Words {
  if (on === null) return words.unknown
  const isOn = on === 'on'
  if (sort === 'valve') return isOn ? words.valveOpen : words.valveShut
  if (machines.has(sort)) return isOn ? words.running : words.stopped
  return isOn ? words.closed : words.open
}
