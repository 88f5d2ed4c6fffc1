/** The page of the WPS editor: one line of the letter, a button to save, and the messages of its client library. */
export function wpsPage(fileId: string, readOnly: boolean): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>WPS WebOffice</title>
<body style="font: 16px sans-serif; padding: 16px">
<label>Letter<br><input id="text" size="60" readonly></label>
<button id="save" hidden>Save</button><p role="status" id="said"></p>
<script>
const field = document.getElementById('text')
const button = document.getElementById('save')
let host = '', session = ''
const say = (eventName, data, more = {}) => parent.postMessage(JSON.stringify({ eventName, data, ...more }), host || '*')
const ask = async (path, body) => (await fetch(path, { method: 'POST', body: new URLSearchParams(body) })).json()
async function open(token) {
  const { id, text, mayEdit, code } = await ask('/wps/open', { file: ${JSON.stringify(fileId)}, token })
  if (code !== 0) return say('error', { code })
  session = id
  field.value = text
  field.readOnly = button.hidden = !mayEdit || ${readOnly}
  say('open.result', { success: true })
}
async function save() {
  const { code, version } = await ask('/wps/save', { session, text: field.value })
  document.getElementById('said').textContent = code === 0 ? 'Saved ' + version : 'Not saved ' + code
  say('file.saved', { status: code === 0 ? 1 : 5 })
}
button.addEventListener('click', save)
addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || typeof data !== 'string') return
  const { eventName, data: given, msgId } = JSON.parse(data)
  host = origin
  if (eventName === 'setToken' && session === '') open(given.token)
  if (eventName === 'wps.jssdk.api' && given.api === 'save') save().then(() => say('wps.api.reply', { result: 'ok' }, { msgId }))
})
say('ready', null)
</script></body></html>`
}
