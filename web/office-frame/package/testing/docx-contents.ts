import { wordType } from './docx-common-parts.ts'
import { drawnContents } from './docx-drawn-contents.ts'
import type { DocxContent } from './docx-makers.ts'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const by = 'w:author="李明" w:date="2026-11-20T08:30:00Z"'

/** What real letters hold; the word to be changed stands where it is hardest to reach. */
export const docxContents: readonly DocxContent[] = [
  {
    name: 'a word that checking of spelling broke over runs, beside bookmarks',
    body: ({ paragraph, run }) =>
      paragraph(
        `<w:bookmarkStart w:id="0" w:name="_GoBack"/>${run('甲方', '<w:b/>')}<w:proofErr w:type="spellStart"/>${run('Amur')}<w:bookmarkEnd w:id="0"/>${run(' coal ')}<w:proofErr w:type="spellEnd"/>${run('TARGET')}<w:proofErr w:type="gramStart"/>${run(' т')}`,
      ) + paragraph(''),
  },
  {
    name: 'smart tags, a language mark and a page break that was drawn',
    body: ({ paragraph, run }) =>
      paragraph(
        `<w:smartTag w:uri="urn:schemas-microsoft-com:office:smarttags" w:element="chsdate"><w:smartTagPr><w:attr w:name="Year" w:val="2026"/></w:smartTagPr>${run('2026年')}${run('TARGET')}</w:smartTag><w:r><w:lastRenderedPageBreak/><w:tab/><w:t>x</w:t><w:br w:type="page"/></w:r>`,
      ),
  },
  {
    name: 'content controls, bound ones and one within another',
    parts: [
      {
        name: 'customXml/item1.xml',
        id: 'rIdXml',
        sort: 'customXml',
        text: `${head}<deal xmlns="urn:deal"><!-- kept --><no>7</no></deal>`,
      },
    ],
    body: ({ paragraph, run }) =>
      `<w:sdt><w:sdtPr><w:alias w:val="甲方"/><w:tag w:val="buyer"/><w:id w:val="-1203"/><w:dataBinding w:prefixMappings="xmlns:d='urn:deal'" w:xpath="/d:deal/d:no" w:storeItemID="{1}"/><w15:color w:val="FF0000"/><w:text/></w:sdtPr><w:sdtContent>${paragraph(run('7'))}</w:sdtContent></w:sdt>` +
      paragraph(
        `<w:sdt><w:sdtPr><w:id w:val="5"/><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('☒')}</w:sdtContent></w:sdt><w:sdt><w:sdtPr><w:id w:val="6"/><w:dropDownList><w:listItem w:displayText="FOB" w:value="f"/></w:dropDownList></w:sdtPr><w:sdtContent>${run('FOB')}</w:sdtContent></w:sdt>${run(' TARGET')}`,
      ),
  },
  {
    name: 'changes that are tracked: put in, taken out, moved and of the look',
    body: ({ paragraph, run }) =>
      paragraph(
        `<w:ins w:id="11" ${by}>${run('新增 TARGET')}</w:ins><w:del w:id="12" ${by}><w:r><w:delText xml:space="preserve"> 旧 </w:delText></w:r></w:del><w:r><w:rPr><w:b/><w:rPrChange w:id="13" ${by}><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr><w:t>b</w:t></w:r><w:moveFromRangeStart w:id="14" w:name="m1" ${by}/><w:moveFrom w:id="15" ${by}>${run('moved')}</w:moveFrom><w:moveFromRangeEnd w:id="14"/>`,
      ) +
      paragraph(
        `<w:moveToRangeStart w:id="16" w:name="m1" ${by}/><w:moveTo w:id="17" ${by}>${run('moved')}</w:moveTo><w:moveToRangeEnd w:id="16"/>`,
      ),
  },
  {
    name: 'comments with answers, and the word beneath one of them',
    parts: [
      {
        name: 'word/comments.xml',
        id: 'rIdComments',
        sort: 'comments',
        type: wordType('comments'),
        text: `${head}<w:comments ${word}><w:comment w:id="0" ${by} w:initials="L"><w:p><w:r><w:annotationRef/></w:r><w:r><w:t>请核对</w:t></w:r></w:p></w:comment></w:comments>`,
      },
    ],
    body: ({ paragraph, run }) =>
      paragraph(
        `${run('价 ')}<w:commentRangeStart w:id="0"/>${run('xTARGETy')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`,
      ),
  },
  {
    name: 'footnotes and endnotes',
    parts: ['footnotes', 'endnotes'].map((name) => ({
      name: `word/${name}.xml`,
      id: `rId${name}`,
      sort: name,
      type: wordType(name),
      text: `${head}<w:${name} ${word}><w:${name.slice(0, -1)} w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:${name.slice(0, -1)}><w:${name.slice(0, -1)} w:id="1"><w:p><w:r><w:t>注</w:t></w:r></w:p></w:${name.slice(0, -1)}></w:${name}>`,
    })),
    body: ({ paragraph, run }) =>
      paragraph(
        `${run('TARGET')}<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="1"/></w:r>${run('; ')}<w:r><w:endnoteReference w:id="1"/></w:r>`,
      ),
  },
  {
    name: 'numbered paragraphs of several levels',
    parts: [
      {
        name: 'word/numbering.xml',
        id: 'rIdNumbering',
        sort: 'numbering',
        type: wordType('numbering'),
        text: `${head}<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:nsid w:val="3F2A"/><w:multiLevelType w:val="multilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="chineseCountingThousand"/><w:lvlText w:val="第%1条"/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1.%2"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      },
    ],
    body: ({ paragraph, run }) =>
      ['货物', 'TARGET', 'Цена']
        .map((text, level) =>
          paragraph(run(text), `<w:numPr><w:ilvl w:val="${level % 2}"/><w:numId w:val="1"/></w:numPr>`),
        )
        .join(''),
  },
  {
    name: 'two sections, with headers and footers of their own',
    parts: [
      ...['header1', 'header2'].map((name) => ({
        name: `word/${name}.xml`,
        id: `rId${name}`,
        sort: 'header',
        type: wordType('header'),
        text: `${head}<w:hdr ${word}><w:p><w:r><w:t>合同 ${name}</w:t></w:r></w:p></w:hdr>`,
      })),
      {
        name: 'word/footer1.xml',
        id: 'rIdfooter1',
        sort: 'footer',
        type: wordType('footer'),
        text: `${head}<w:ftr ${word}><w:p><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p></w:ftr>`,
      },
    ],
    body: ({ paragraph, run }) =>
      paragraph(run('一')) +
      paragraph(
        run('TARGET'),
        '<w:sectPr><w:headerReference w:type="default" r:id="rIdheader1"/><w:footerReference w:type="default" r:id="rIdfooter1"/><w:headerReference w:type="first" r:id="rIdheader2"/><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:titlePg/><w:docGrid w:type="linesAndChars" w:linePitch="312" w:charSpace="-2714"/></w:sectPr>',
      ) +
      paragraph(run('二')),
  },
  {
    name: 'fields of several runs, one within another, and a table of contents',
    body: ({ paragraph, run }) =>
      paragraph(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> TOC \\o "1-3" \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:hyperlink w:anchor="_Toc1" w:history="1">${run('第一条')}<w:r><w:fldChar w:fldCharType="begin" w:dirty="true"/></w:r><w:r><w:instrText xml:space="preserve"> PAGEREF _Toc1 \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:hyperlink><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ) +
      paragraph(
        `<w:bookmarkStart w:id="3" w:name="_Toc1"/>${run('TARGET')}<w:bookmarkEnd w:id="3"/><w:fldSimple w:instr=" DATE \\@ &quot;yyyy年M月d日&quot; "><w:r><w:t>2026年11月28日</w:t></w:r></w:fldSimple>`,
      ),
  },
  {
    name: 'links to addresses and to places of the letter',
    links: [{ id: 'rIdLink', target: 'https://amur.example/?a=1&amp;b=2' }],
    body: ({ paragraph, run }) =>
      paragraph(
        `<w:hyperlink r:id="rIdLink" w:tooltip="x" w:history="1">${run('TARGET', '<w:u w:val="single"/>')}</w:hyperlink>${run(' / ')}<w:hyperlink w:anchor="here">${run('见此')}</w:hyperlink>`,
      ),
  },
  {
    name: 'a table of merged cells, with one within it',
    body: ({ paragraph, run }) =>
      `<w:tbl><w:tblPr><w:tblStyle w:val="own"/><w:tblW w:w="0" w:type="auto"/><w:tblLook w:val="04A0" w:firstRow="1"/></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="4000"/></w:tblGrid><w:tr w:rsidR="00D41E5A"><w:trPr><w:tblHeader/></w:trPr><w:tc><w:tcPr><w:gridSpan w:val="2"/><w:shd w:val="clear" w:color="auto" w:fill="D9E2F3"/></w:tcPr>${paragraph(run('品名'))}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr><w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="900"/></w:tblGrid><w:tr><w:tc><w:tcPr/>${paragraph(run('TARGET'))}</w:tc></w:tr></w:tbl>${paragraph('')}</w:tc><w:tc>${paragraph(run('1,234.50'))}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${paragraph('')}</w:tc><w:tc>${paragraph('')}</w:tc></w:tr></w:tbl>` +
      paragraph(''),
  },
  {
    name: 'readings over characters, Chinese typography and several scripts',
    body: ({ paragraph, run }) =>
      paragraph(
        `<w:r><w:ruby><w:rubyPr><w:rubyAlign w:val="distributeSpace"/><w:hps w:val="12"/><w:hpsRaise w:val="22"/><w:hpsBaseText w:val="24"/><w:lid w:val="zh-CN"/></w:rubyPr><w:rt><w:r><w:t>hàn</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>汉</w:t></w:r></w:rubyBase></w:ruby></w:r>${run('TARGET', '<w:spacing w:val="20"/><w:w w:val="90"/><w:kern w:val="0"/><w:fitText w:val="840" w:id="-1"/><w:em w:val="dot"/><w:eastAsianLayout w:id="-2" w:vert="1"/>')}${run('𠮷 — «Амур» عربي')}`,
        '<w:kinsoku w:val="0"/><w:overflowPunct/><w:topLinePunct/><w:autoSpaceDE w:val="0"/><w:snapToGrid w:val="0"/><w:ind w:firstLineChars="200" w:firstLine="420"/>',
      ),
  },
  {
    name: 'runs from right to left in a paragraph from right to left, around the word',
    body: ({ paragraph, run }) =>
      paragraph(
        `${run('عقد رقم 7', '<w:rtl/><w:lang w:bidi="ar-SA"/>')}${run(' TARGET ')}${run('שלום', '<w:rtl/><w:bCs/><w:szCs w:val="28"/>')}`,
        '<w:bidi/><w:jc w:val="start"/>',
      ),
  },
  {
    name: 'runs that hold nothing: beside the word, and alone in a control',
    body: ({ paragraph, run }) =>
      paragraph(
        `<w:r></w:r><w:sdt><w:sdtPr><w:id w:val="7"/></w:sdtPr><w:sdtContent><w:r><w:rPr></w:rPr></w:r></w:sdtContent></w:sdt>${run('TARGET')}<w:r><w:rPr></w:rPr></w:r><w:commentRangeEnd w:id="0"/><w:r/>`,
      ),
  },
  ...drawnContents,
  {
    name: 'building blocks, web settings and parts that nobody knows',
    parts: [
      {
        name: 'word/glossary/document.xml',
        id: 'rIdGlossary',
        sort: 'glossaryDocument',
        type: wordType('document.glossary'),
        text: `${head}<w:glossaryDocument ${word}><w:docParts><w:docPart><w:docPartPr><w:name w:val="D"/></w:docPartPr><w:docPartBody><w:p><w:r><w:t>单击此处</w:t></w:r></w:p></w:docPartBody></w:docPart></w:docParts></w:glossaryDocument>`,
      },
      {
        name: 'word/webSettings.xml',
        id: 'rIdWeb',
        sort: 'webSettings',
        type: wordType('webSettings'),
        text: `${head}<w:webSettings ${word}/>`,
      },
      { name: 'word/own/part.xml', type: 'application/x-own+xml', text: '<own  a = "1"   b=\'2\'/>' },
    ],
    body: ({ paragraph, run }) =>
      `<w:customXml w:uri="urn:own" w:element="clause">${paragraph(run('TARGET'))}</w:customXml>` +
      paragraph(`${run('x')}<own:mark xmlns:own="urn:own" own:b="1" own:a="2"> text <own:c/> more</own:mark>`),
  },
  {
    name: 'spaces, signs and characters that have to be escaped',
    body: ({ paragraph, run }) =>
      paragraph(
        `${run('  two  &amp; &lt;x&gt; "q" ')}<w:r><w:noBreakHyphen/><w:softHyphen/><w:sym w:font="Wingdings" w:char="F0A8"/><w:cr/></w:r><w:r><w:t/></w:r>${run(' TARGET ')}<w:r><w:t xml:space="preserve"> \u00a0\u3000</w:t></w:r>`,
      ),
  },
]
