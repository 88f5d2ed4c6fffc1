import { pinyinSyllables } from './pinyin-syllables.ts'

/** Whose reading is meant where a name begins: a surname may have its own (曾 zeng, 单 shan). */
type Surname = 'head' | 'off'

/** How a line is read aloud: all of its syllables, and the first letter of each. */
interface Spoken {
  readonly whole: string
  readonly initials: string
}

const hanRuns = /(\p{Script=Han}+)/u
const isHan = /^\p{Script=Han}/u

// Names come again: in a list that is imported, in the log of what was imported, in the lines of a document.
const most = 20_000
const known = new Map<string, Spoken>()

/** The reading of a folded line, ü as v; what is not Han stays together as it is written. */
export function spokenOf(line: string, surname: Surname): Spoken {
  let [whole, initials] = ['', '']
  for (const [at, run] of line.split(hanRuns).entries()) {
    if (run === '') continue
    const spoken = isHan.test(run)
      ? readHan(run, at === 1 && line.startsWith(run) ? surname : 'off')
      : readAsWritten(run)
    whole += spoken.whole
    initials += spoken.initials
  }
  return { whole, initials }
}

function readHan(run: string, surname: Surname): Spoken {
  const key = surname === 'off' ? run : `${surname} ${run}`
  const found = known.get(key)
  if (found !== undefined) return found
  const syllables = pinyinSyllables(run, { surname, together: true }).map((syllable) =>
    syllable.toLowerCase().replaceAll('ü', 'v'),
  )
  const spoken = { whole: syllables.join(''), initials: syllables.map(initialOf).join('') }
  if (known.size >= most) known.clear()
  known.set(key, spoken)
  return spoken
}

function readAsWritten(run: string): Spoken {
  const whole = run.trim().replaceAll('ü', 'v')
  return { whole, initials: initialOf(whole) }
}

function initialOf(syllable: string): string {
  return /^[a-z]+$/.test(syllable) ? syllable.charAt(0) : syllable
}
