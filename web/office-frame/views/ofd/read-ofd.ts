import { type OfficePackage, partName, partText, readPackage } from '../../../../core/workbook/office-package.ts'
import { type Box, boxIn, colourIn, numbersIn, pathIn, stepsIn } from './ofd-values.ts'

interface Placed {
  readonly box: Box
  /** Six numbers of a matrix, empty for none. */
  readonly matrix: readonly number[]
  readonly opacity: number
}

/** One character and where it stands. */
interface Letter {
  readonly text: string
  readonly x: number
  readonly y: number
}

export type OfdObject = Placed &
  (
    | {
        readonly sort: 'text'
        readonly family: string
        readonly size: number
        readonly bold: boolean
        readonly fill: string
        readonly letters: readonly Letter[]
      }
    | {
        readonly sort: 'path'
        readonly d: string
        readonly fill: string
        readonly stroke: string
        readonly width: number
      }
    | { readonly sort: 'picture'; readonly part: string }
  )

export interface OfdPage {
  readonly box: Box
  readonly objects: readonly OfdObject[]
}

/** What an OFD may have that is not drawn. */
export type Undrawn = 'seal' | 'annotation' | 'font' | 'shading' | 'composite' | 'picture'

interface OfdDocument {
  readonly parts: OfficePackage
  readonly pages: readonly OfdPage[]
  readonly undrawn: readonly Undrawn[]
}

const a4: Box = { x: 0, y: 0, width: 210, height: 297 }
const ownLineWidth = 0.353
const drawable = /\.(png|jpe?g|bmp|gif)$/i

/** Reads the first document of an OFD: its pages with their texts, paths and pictures. */
export function readOfd(bytes: Uint8Array): OfdDocument {
  return new OfdReader(readPackage(bytes)).document()
}

class OfdReader {
  readonly #parts: OfficePackage
  readonly #fonts = new Map<string, string>()
  readonly #media = new Map<string, string>()
  readonly #undrawn = new Set<Undrawn>()

  constructor(parts: OfficePackage) {
    this.#parts = parts
  }

  document(): OfdDocument {
    const body = first(this.#read('OFD.xml'), 'DocBody')
    if (textOf(body, 'Signatures') !== '') this.#undrawn.add('seal')
    const root = this.#resolve('OFD.xml', textOf(body, 'DocRoot'))
    const document = this.#read(root)
    if (textOf(document, 'Annotations') !== '') this.#undrawn.add('annotation')
    for (const name of ['PublicRes', 'DocumentRes'])
      for (const one of all(document, name)) this.#takeResources(this.#resolve(root, said(one)))
    const area = boxIn(textOf(first(document, 'PageArea'), 'PhysicalBox')) ?? a4
    const templates = new Map(
      all(document, 'TemplatePage').map((one) => [
        one.getAttribute('ID') ?? '',
        this.#resolve(root, one.getAttribute('BaseLoc') ?? ''),
      ]),
    )
    const pages = all(first(document, 'Pages'), 'Page').map((one) =>
      this.#page(this.#resolve(root, one.getAttribute('BaseLoc') ?? ''), area, templates),
    )
    return { parts: this.#parts, pages, undrawn: [...this.#undrawn] }
  }

  #page(path: string, area: Box, templates: ReadonlyMap<string, string>): OfdPage {
    const page = this.#read(path)
    const behind: OfdObject[] = []
    const before: OfdObject[] = []
    for (const one of all(page, 'Template')) {
      const template = templates.get(one.getAttribute('TemplateID') ?? '')
      if (template === undefined) continue
      const drawn = this.#objects(this.#read(template))
      if (one.getAttribute('ZOrder') === 'Foreground') before.push(...drawn)
      else behind.push(...drawn)
    }
    const box = boxIn(textOf(first(page, 'Area'), 'PhysicalBox')) ?? area
    return { box, objects: [...behind, ...this.#objects(page), ...before] }
  }

  #objects(page: Element | null): OfdObject[] {
    const content = first(page, 'Content')
    if (content === null) return []
    return [...content.getElementsByTagName('*')].flatMap((one) => this.#object(one) ?? [])
  }

  #object(one: Element): OfdObject | null {
    const box = boxIn(one.getAttribute('Boundary'))
    if (box === null || one.getAttribute('Visible') === 'false') return null
    const [alpha = 255] = numbersIn(one.getAttribute('Alpha'))
    const placed = { box, matrix: numbersIn(one.getAttribute('CTM')), opacity: alpha / 255 }
    if (one.localName === 'TextObject') return { ...placed, ...this.#text(one) }
    if (one.localName === 'PathObject') return { ...placed, ...this.#path(one) }
    if (one.localName === 'CompositeObject') this.#undrawn.add('composite')
    if (one.localName !== 'ImageObject') return null
    const part = this.#media.get(one.getAttribute('ResourceID') ?? '') ?? ''
    if (drawable.test(part) && partName(this.#parts, part) !== undefined) return { ...placed, sort: 'picture', part }
    this.#undrawn.add('picture')
    return null
  }

  #text(one: Element) {
    const [size = 0] = numbersIn(one.getAttribute('Size'))
    const [weight = 400] = numbersIn(one.getAttribute('Weight'))
    const letters = all(one, 'TextCode').flatMap((code) => lettersIn(code))
    const family = this.#fonts.get(one.getAttribute('Font') ?? '') ?? ''
    const fill = one.getAttribute('Fill') === 'false' ? 'none' : this.#colour(one, 'FillColor', 'black')
    return { sort: 'text', size, family, bold: weight >= 600, fill, letters } as const
  }

  #path(one: Element) {
    const [width = ownLineWidth] = numbersIn(one.getAttribute('LineWidth'))
    const fill = one.getAttribute('Fill') === 'true' ? this.#colour(one, 'FillColor', 'none') : 'none'
    const stroke = one.getAttribute('Stroke') === 'false' ? 'none' : this.#colour(one, 'StrokeColor', 'black')
    return { sort: 'path', d: pathIn(textOf(one, 'AbbreviatedData')), fill, stroke, width } as const
  }

  #colour(one: Element, name: string, otherwise: string): string {
    const given = first(one, name)
    if (given === null) return otherwise
    const colour = colourIn(given.getAttribute('Value'))
    if (colour === null && given.children.length > 0) this.#undrawn.add('shading')
    return colour ?? otherwise
  }

  #takeResources(path: string): void {
    const resources = this.#read(path)
    if (resources === null) return
    const base = resources.getAttribute('BaseLoc') ?? ''
    for (const one of all(resources, 'Font')) {
      this.#fonts.set(
        one.getAttribute('ID') ?? '',
        one.getAttribute('FamilyName') ?? one.getAttribute('FontName') ?? '',
      )
      if (textOf(one, 'FontFile') !== '') this.#undrawn.add('font')
    }
    for (const one of all(resources, 'MultiMedia')) {
      const file = textOf(one, 'MediaFile')
      const place = file.startsWith('/') || base === '' ? file : `${base.replace(/\/$/, '')}/${file}`
      this.#media.set(one.getAttribute('ID') ?? '', this.#resolve(path, place))
    }
  }

  #read(path: string): Element | null {
    const name = partName(this.#parts, path)
    if (name === undefined) return null
    const text = partText(this.#parts, name).replace(/^\ufeff/, '')
    const read = new DOMParser().parseFromString(text, 'application/xml')
    return read.getElementsByTagName('parsererror').length > 0 ? null : read.documentElement
  }

  /** The part that is meant at a place: from the root of the package, or from the part that names it. */
  #resolve(from: string, place: string): string {
    if (place.startsWith('/')) return place.slice(1)
    const way: string[] = from.split('/').slice(0, -1)
    for (const step of place.split('/')) {
      if (step === '..') way.pop()
      else if (step !== '.' && step !== '') way.push(step)
    }
    return way.join('/')
  }
}

function lettersIn(code: Element): Letter[] {
  let [x = 0] = numbersIn(code.getAttribute('X'))
  let [y = 0] = numbersIn(code.getAttribute('Y'))
  const [across, down] = [stepsIn(code.getAttribute('DeltaX')), stepsIn(code.getAttribute('DeltaY'))]
  return [...(code.textContent ?? '')].map((text, at) => {
    const letter = { text, x, y }
    x += across[at] ?? 0
    y += down[at] ?? 0
    return letter
  })
}

/** Elements of that name within another, whatever letters stand before it. */
function all(within: Element | null, name: string): readonly Element[] {
  return within === null ? [] : [...within.getElementsByTagNameNS('*', name)]
}

function first(within: Element | null, name: string): Element | null {
  return all(within, name)[0] ?? null
}

function textOf(within: Element | null, name: string): string {
  return said(first(within, name))
}

function said(one: Element | null): string {
  return one?.textContent?.trim() ?? ''
}
