import { dayMs } from '../../../core/values/duration.ts'
import {
  act,
  change,
  type Ctx,
  type DemoContext,
  get,
  save,
  storeFile,
  zipBuffers,
} from '../../../server/module-api.ts'
import { starters } from '../standard-templates/index.ts'
import type { PaperParts } from '../standard-templates/pack-docx.ts'
import type { PaperLang, Starter } from '../standard-templates/standard-template.ts'
import { template } from '../template.ts'

/** The templates that come with the product, published, each in its languages. */
export async function makeTemplates(demo: DemoContext): Promise<void> {
  await demo.as('admin', demo.now - 60 * dayMs, async (ctx) => {
    // A product without a module has no use for the templates of its documents.
    const useful = starters.filter(({ source }) => ctx.running.documents.has(source))
    for (const starter of useful) for (const lang of starter.langs) await makeTemplate(ctx, starter, lang)
  })
}

async function makeTemplate(ctx: Ctx, { name, source, bindings, pack }: Starter, lang: PaperLang): Promise<void> {
  const ending = endings[lang]
  const stored = await storeFile(ctx, { name: `${name.zh}${ending.zh}.docx`, bytes: await packed(pack(lang)) })
  const { id } = await save(ctx, template, {
    templateName: name.zh + ending.zh,
    nameRu: name.ru + ending.ru,
    nameEn: name.en + ending.en,
    source,
    language: lang === 'zh-ru' || lang === 'zh-en' ? 'zh' : lang,
    file: [{ ...stored }],
  })
  const draft = await get(ctx, template, id)
  const lines = bindings(lang).map(({ lang: language, ...binding }) => ({ ...binding, language }))
  await change(ctx, template, draft, { bindings: lines }, { verb: 'update' })
  await act(ctx, template, id, 'publish', { ver: (await get(ctx, template, id)).ver })
}

function packed(parts: PaperParts): Promise<Buffer> {
  return zipBuffers(new Map([...parts].map(([name, content]) => [name, Buffer.from(content)])))
}

const endings = {
  zh: { zh: '（中文）', ru: ' (китайский)', en: ' (Chinese)' },
  ru: { zh: '（俄文）', ru: ' (русский)', en: ' (Russian)' },
  en: { zh: '（英文）', ru: ' (английский)', en: ' (English)' },
  'zh-ru': { zh: '（中俄双语）', ru: ' (китайский и русский)', en: ' (Chinese and Russian)' },
  'zh-en': { zh: '（中英双语）', ru: ' (китайский и английский)', en: ' (Chinese and English)' },
} as const
