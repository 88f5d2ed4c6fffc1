/** The page of the editor: one line of the letter, a button to save, and the messages of the protocol. */
export function editorPage(session: string, text: string, origin: string, mayEdit: boolean): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office server</title>
<body style="font: 16px sans-serif; padding: 16px">
<label>Letter<br><input id="text" size="60" value="${escaped(text)}" ${mayEdit ? '' : 'readonly'}></label>
${mayEdit ? '<button id="save">Save</button>' : ''}<p role="status" id="said"></p>
<script>
const origin = ${JSON.stringify(origin)}
const field = document.getElementById('text')
const say = (MessageId, Values) => origin && parent.postMessage(JSON.stringify({ MessageId, SendTime: Date.now(), Values }), origin)
async function save() {
  const answer = await fetch('/browser/save', { method: 'POST', body: new URLSearchParams({ session: ${JSON.stringify(session)}, text: field.value }) })
  const { status, version } = await answer.json()
  document.getElementById('said').textContent = status === 200 ? 'Saved ' + version : 'Not saved ' + status
  if (status === 200) say('Doc_ModifiedStatus', { Modified: false })
  say('Action_Save_Resp', { success: status === 200 })
}
field.addEventListener('input', () => say('Doc_ModifiedStatus', { Modified: true }))
document.getElementById('save')?.addEventListener('click', save)
addEventListener('message', ({ origin: from, data }) => {
  if (from === origin && typeof data === 'string' && JSON.parse(data).MessageId === 'Action_Save') save()
})
say('App_LoadingStatus', { Status: 'Frame_Ready' })
</script></body></html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
