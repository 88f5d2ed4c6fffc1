import { zip } from '../../records/files/testing/file-samples.ts'
import { linkPart } from './packages.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const spaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const mime = 'application/vnd.openxmlformats-officedocument'

/** Slides with one line of text each. */
export function slides(lines: readonly string[]): Buffer {
  const numbers = lines.map((_line, at) => at + 1)
  const overrides = [
    ['/ppt/presentation.xml', `${mime}.presentationml.presentation.main+xml`],
    ['/ppt/slideMasters/slideMaster1.xml', `${mime}.presentationml.slideMaster+xml`],
    ['/ppt/slideLayouts/slideLayout1.xml', `${mime}.presentationml.slideLayout+xml`],
    ['/ppt/theme/theme1.xml', `${mime}.theme+xml`],
    ...numbers.map((n) => [`/ppt/slides/slide${n}.xml`, `${mime}.presentationml.slide+xml`]),
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': linkPart('officeDocument', 'ppt/presentation.xml', false),
    'ppt/presentation.xml': `${head}<p:presentation ${spaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${numbers.map((n) => `<p:sldId id="${255 + n}" r:id="rId${n + 1}"/>`).join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': links([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ...numbers.map((n) => ['slide', `slides/slide${n}.xml`] as const),
      ['theme', 'theme/theme1.xml'],
    ]),
    'ppt/slideMasters/slideMaster1.xml': `${head}<p:sldMaster ${spaces}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>${tree('')}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle/><p:bodyStyle/><p:otherStyle/></p:txStyles></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': links([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': `${head}<p:sldLayout ${spaces} type="blank"><p:cSld name="Blank">${tree('')}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': links([['slideMaster', '../slideMasters/slideMaster1.xml']]),
    'ppt/theme/theme1.xml': theme(),
    ...Object.fromEntries(
      lines.flatMap((line, at) => [
        [
          `ppt/slides/slide${at + 1}.xml`,
          `${head}<p:sld ${spaces}><p:cSld>${tree(textBox(line))}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
        ],
        [`ppt/slides/_rels/slide${at + 1}.xml.rels`, links([['slideLayout', '../slideLayouts/slideLayout1.xml']])],
      ]),
    ),
  })
}

function links(list: readonly (readonly [string, string])[]): string {
  const all = list.map(
    ([sort, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${sort}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
}

function tree(shapes: string): string {
  return `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes}</p:spTree>`
}

function textBox(line: string): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Text"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="685800" y="685800"/><a:ext cx="7772400" cy="1371600"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="zh-CN" sz="3200"/><a:t>${line}</a:t></a:r></a:p></p:txBody></p:sp>`
}

function theme(): string {
  const colours = [
    ['dk1', '000000'],
    ['lt1', 'FFFFFF'],
    ['dk2', '1F497D'],
    ['lt2', 'EEECE1'],
    ['accent1', '4F81BD'],
    ['accent2', 'C0504D'],
    ['accent3', '9BBB59'],
    ['accent4', '8064A2'],
    ['accent5', '4BACC6'],
    ['accent6', 'F79646'],
    ['hlink', '0000FF'],
    ['folHlink', '800080'],
  ].map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`)
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
  const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>'
  return `${head}<a:theme ${spaces} name="Office"><a:themeElements><a:clrScheme name="Office">${colours.join('')}</a:clrScheme><a:fontScheme name="Office"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Office"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln w="9525">${fill}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
}
