import { deflateRawSync } from 'node:zlib'
import { zip } from '../../records/files/testing/file-samples.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns:ofd="http://www.ofdspec.org/2016"'
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** An OFD of one page: a frame of its template, a title of four characters, a picture; signed, with a font of its own. */
export function invoice(title: string): Buffer {
  return zip({
    'OFD.xml': `${head}<ofd:OFD ${space} Version="1.1" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>1</ofd:DocID></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot><ofd:Signatures>/Doc_0/Signs/Signatures.xml</ofd:Signatures></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `${head}<ofd:Document ${space}><ofd:CommonData><ofd:MaxUnitID>20</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>0 0 210 140</ofd:PhysicalBox></ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes><ofd:DocumentRes>DocumentRes.xml</ofd:DocumentRes><ofd:TemplatePage ID="2" BaseLoc="Tpls/Tpl_0/Content.xml"/></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml': `${head}<ofd:Res ${space} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="3" FontName="KaiTi" FamilyName="楷体"><ofd:FontFile>font.ttf</ofd:FontFile></ofd:Font></ofd:Fonts></ofd:Res>`,
    'Doc_0/DocumentRes.xml': `${head}<ofd:Res ${space} BaseLoc="Res"><ofd:MultiMedias><ofd:MultiMedia ID="4" Type="Image"><ofd:MediaFile>code.png</ofd:MediaFile></ofd:MultiMedia></ofd:MultiMedias></ofd:Res>`,
    'Doc_0/Tpls/Tpl_0/Content.xml': `${head}<ofd:Page ${space}><ofd:Content><ofd:Layer ID="10"><ofd:PathObject ID="11" Boundary="10 30 190 100" LineWidth="0.5"><ofd:StrokeColor Value="128 0 0"/><ofd:AbbreviatedData>M 0 0 L 190 0 L 190 100 L 0 100 C</ofd:AbbreviatedData></ofd:PathObject></ofd:Layer></ofd:Content></ofd:Page>`,
    'Doc_0/Pages/Page_0/Content.xml': `${head}<ofd:Page ${space}><ofd:Template TemplateID="2" ZOrder="Background"/><ofd:Content><ofd:Layer ID="12"><ofd:TextObject ID="13" Boundary="80 10 60 10" Font="3" Size="6.5" Weight="700"><ofd:FillColor Value="128 0 0"/><ofd:TextCode X="0" Y="6" DeltaX="g 2 7 8">${title}</ofd:TextCode></ofd:TextObject><ofd:ImageObject ID="14" Boundary="12 8 20 20" CTM="20 0 0 20 0 0" ResourceID="4"/></ofd:Layer></ofd:Content></ofd:Page>`,
    'Doc_0/Res/code.png': { packed: deflateRawSync(dot), size: dot.length },
    'Doc_0/Res/font.ttf': 'no font',
  })
}
