/** A part of a letter besides its text, and where the letter leads to it, by which relation. */
export interface ExtraPart {
  readonly name: string
  readonly text: string
  readonly type?: string
  readonly id?: string
  readonly sort?: string
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** The content type of a part of a letter. */
export const wordType = (name: string) => `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`

/** The styles, the first of them under that id. */
export function stylesPart(id: string): ExtraPart {
  return {
    name: 'word/styles.xml',
    id: 'rIdStyles',
    sort: 'styles',
    type: wordType('styles'),
    text: `${head}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:eastAsia="宋体" w:hAnsi="Calibri" w:cs="Times New Roman"/><w:kern w:val="2"/><w:sz w:val="21"/><w:lang w:val="en-US" w:eastAsia="zh-CN" w:bidi="ar-SA"/></w:rPr></w:rPrDefault></w:docDefaults><w:latentStyles w:defLockedState="0" w:count="376"><w:lsdException w:name="Normal" w:qFormat="1"/></w:latentStyles><w:style w:type="paragraph" w:default="1" w:styleId="${id}"><w:name w:val="Normal"/><w:qFormat/><w:pPr><w:widowControl w:val="0"/><w:jc w:val="both"/></w:pPr></w:style><w:style w:type="character" w:customStyle="1" w:styleId="own"><w:name w:val="正文 字符"/><w:rPr><w:color w:val="C00000"/></w:rPr></w:style></w:styles>`,
  }
}

/** The settings, with what a program adds of its own. */
export function settingsPart(own: string): ExtraPart {
  return {
    name: 'word/settings.xml',
    id: 'rIdSettings',
    sort: 'settings',
    type: wordType('settings'),
    text: `${head}<w:settings xmlns:w="${word}"><w:zoom w:percent="120"/><w:bordersDoNotSurroundHeader w:val="1"/><w:defaultTabStop w:val="420"/><w:drawingGridVerticalSpacing w:val="156"/><w:characterSpacingControl w:val="compressPunctuation"/><w:compat><w:spaceForUL/><w:balanceSingleByteDoubleByteWidth/><w:useFELayout/></w:compat>${own}<w:decimalSymbol w:val="."/><w:listSeparator w:val=","/></w:settings>`,
  }
}

export const fontsPart: ExtraPart = {
  name: 'word/fontTable.xml',
  id: 'rIdFonts',
  sort: 'fontTable',
  type: wordType('fontTable'),
  text: `${head}<w:fonts xmlns:w="${word}"><w:font w:name="宋体"><w:altName w:val="SimSun"/><w:panose1 w:val="02010600030101010101"/><w:charset w:val="86"/><w:family w:val="auto"/><w:pitch w:val="variable"/></w:font></w:fonts>`,
}

export const themePart: ExtraPart = {
  name: 'word/theme/theme1.xml',
  id: 'rIdTheme',
  sort: 'theme',
  type: 'application/vnd.openxmlformats-officedocument.theme+xml',
  text: `${head}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office"><a:themeElements><a:fontScheme name="Office"><a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:font script="Hans" typeface="宋体"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`,
}

/** All parts of a package around a document, in their order. */
export function partsOf(
  document: string,
  extra: readonly ExtraPart[],
  links: readonly { readonly id: string; readonly target: string }[],
): readonly (readonly [string, string])[] {
  const overrides = extra
    .filter(({ type }) => type !== undefined)
    .map(({ name, type }) => `<Override PartName="/${name}" ContentType="${type}"/>`)
  const relations = extra
    .filter(({ id }) => id !== undefined)
    .map(
      ({ name, id, sort }) =>
        `<Relationship Id="${id}" Type="${office}/${sort}" Target="${name.startsWith('word/') ? name.slice(5) : `../${name}`}"/>`,
    )
  const outside = links.map(
    ({ id, target }) =>
      `<Relationship Id="${id}" Type="${office}/hyperlink" Target="${target}" TargetMode="External"/>`,
  )
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/><Override PartName="/word/document.xml" ContentType="${wordType('document.main')}"/>${overrides.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/_rels/document.xml.rels',
      `${head}<Relationships xmlns="${packages}/relationships">${relations.join('')}${outside.join('')}</Relationships>`,
    ],
    ['word/document.xml', document],
    ...extra.map(({ name, text }) => [name, text] as const),
  ]
}
