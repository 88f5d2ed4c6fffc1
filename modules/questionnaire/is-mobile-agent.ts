const mobile = /Mobi|Android|iPhone|iPad|iPod|HarmonyOS|MicroMessenger.*Mobile/i

/** Whether a browser that names itself so is one of a phone or tablet. */
export function isMobileAgent(agent: string): boolean {
  return mobile.test(agent)
}
