import type { Lang, Words } from '../../../../core/values/language.ts'

const heading: Words = { zh: '接口文档', ru: 'Описание API', en: 'API reference' }
const download: Words = { zh: 'OpenAPI 3.1（JSON）', ru: 'OpenAPI 3.1 (JSON)', en: 'OpenAPI 3.1 (JSON)' }

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
details { border-top: 1px solid #8884; padding: .4rem 0 }
summary { cursor: pointer } code { font-family: ui-monospace, monospace }
b { display: inline-block; min-width: 4.5rem; text-transform: uppercase; font-size: .8rem }
pre { overflow: auto; background: #8881; padding: .75rem; border-radius: .4rem }`

/** The API as a page without scripts: one line for each call, opened to see what it takes. */
export function docsPage(document: Readonly<Record<string, unknown>>, lang: Lang, nonce: string): string {
  const lines = Object.entries(objectOf(document['paths'])).flatMap(([path, operations]) =>
    Object.entries(objectOf(operations)).map(([method, operation]) => line(method, path, objectOf(operation))),
  )
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading[lang]}</title>
<style nonce="${nonce}">${style}</style><h1>${heading[lang]}</h1><p><a href="/api/docs/json">${download[lang]}</a></p>${lines.join('\n')}</html>`
}

function line(
  method: string,
  path: string,
  { summary, parameters, requestBody, ...rest }: Readonly<Record<string, unknown>>,
): string {
  const facts = { needs: rest['x-needs'], parameters, requestBody }
  return `<details><summary><b>${escape(method)}</b><code>${escape(path)}</code> ${escape(String(summary))}</summary><pre>${escape(JSON.stringify(facts, null, 2))}</pre></details>`
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
