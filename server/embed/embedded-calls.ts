/** Pages that may stand inside another system (ACC-10), with the calls that a ticket's session may make for each. */
export const embeddedCalls: Readonly<Record<string, ReadonlySet<string>>> = {
  workflowstart: callsWith('GET /api/workflow/startable'),
  workflowconfig: callsWith(),
  formbusiness: callsWith(),
}

function callsWith(...own: readonly string[]): ReadonlySet<string> {
  return new Set(['GET /api/system/user/allMyData', 'GET /api/system/user/logout', 'GET /api/system/site', 'GET /api/system/dictionary/group', ...own])
}
