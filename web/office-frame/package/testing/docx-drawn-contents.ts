import type { DocxContent } from './docx-makers.ts'

const box = (inside: string) => `<w:txbxContent>${inside}</w:txbxContent>`
const graphic = (uri: string, inside: string) =>
  `<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="${uri}">${inside}</a:graphicData></a:graphic>`
const inline = (id: number, inside: string) =>
  `<w:r><w:rPr><w:noProof/></w:rPr><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="990600" cy="990600"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:docPr id="${id}" name="图片 ${id}" descr="x"/><wp:cNvGraphicFramePr><a:graphicFrameLocks xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" noChangeAspect="1"/></wp:cNvGraphicFramePr>${inside}</wp:inline></w:drawing></w:r>`

/** Letters with what is drawn in them, which the editor leaves alone. */
export const drawnContents: readonly DocxContent[] = [
  {
    name: 'a text box, written for new programs and again for old ones',
    body: ({ paragraph, run }) =>
      paragraph(
        `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="251659264" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1" wp14:anchorId="1B2C3D4E" wp14:editId="00000001"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="1000000" cy="500000"/><wp:wrapNone/><wp:docPr id="1" name="文本框 1"/><wp:cNvGraphicFramePr/>${graphic(
          'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
          `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/><wps:txbx>${box(paragraph(run('盖章处')))}</wps:txbx><wps:bodyPr/></wps:wsp>`,
        )}<wp14:sizeRelH relativeFrom="margin"><wp14:pctWidth>0</wp14:pctWidth></wp14:sizeRelH></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape id="s1" style="width:80pt" o:spid="_x0000_s1026"><v:textbox>${box(paragraph(run('盖章处')))}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>${run('TARGET')}`,
      ),
  },
  {
    name: 'a picture in the line and one of the old kind',
    parts: [{ name: 'word/media/image1.png', id: 'rIdImage', sort: 'image', text: '\u0089PNG not looked at' }],
    body: ({ paragraph, run }) =>
      paragraph(
        `${inline(
          2,
          graphic(
            'http://schemas.openxmlformats.org/drawingml/2006/picture',
            '<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="2" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdImage"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>',
          ),
        )}${run('TARGET')}<w:r><w:pict><v:rect style="width:0;height:1.5pt" o:hr="t" o:hrstd="t"/></w:pict></w:r>`,
      ),
  },
  {
    name: 'a chart with the figures behind it, and a formula',
    parts: [
      {
        name: 'word/charts/chart1.xml',
        id: 'rIdChart',
        sort: 'chart',
        type: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
        text: '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart><c:plotArea/></c:chart></c:chartSpace>',
      },
      { name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', text: 'PK figures' },
    ],
    body: ({ paragraph, run }) =>
      paragraph(
        `${inline(3, graphic('http://schemas.openxmlformats.org/drawingml/2006/chart', '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rIdChart"/>'))}${run('TARGET')}<m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>`,
      ),
  },
]
