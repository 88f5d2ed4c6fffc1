/** Pages that may stand inside another system (ACC-10), with the calls that a ticket's session may make for each. */
export const embeddedCalls: Readonly<Record<string, ReadonlySet<string>>> = {
  workflowstart: callsWith('GET /api/workflow/startable', 'POST /api/workflow/startable/:process/star'),
  workflowconfig: callsWith(
    'GET /api/workflow/template',
    'GET /api/workflow/template/:process',
    'GET /api/workflow/template/:process/version/:version',
    ...['check', 'save', 'drop', 'publish'].map((verb) => `POST /api/workflow/template/:process/${verb}`),
  ),
  formbusiness: callsWith(
    'GET /api/forms',
    'GET /api/forms/choices',
    'GET /api/forms/:name',
    'GET /api/forms/:name/version/:version',
    'POST /api/forms/check',
    'POST /api/forms/save',
    ...['plan', 'publish', 'drop', 'retire'].map((verb) => `POST /api/forms/:name/${verb}`),
  ),
}

function callsWith(...own: readonly string[]): ReadonlySet<string> {
  return new Set([
    'GET /api/system/user/allMyData',
    'GET /api/system/user/logout',
    'GET /api/system/site',
    'GET /api/system/dictionary/group',
    ...own,
  ])
}
