/** Browser and system behind a user agent, as people name them: `Chrome 143 · Windows`; what is unknown is left out. */
export function deviceOf(agent: string): string {
  return [browserOf(agent), systemOf(agent)].filter((part) => part !== '').join(' · ')
}

// Whoever pretends to be another names itself too, so the particular ones come first.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/DingTalk\/(\d+)/, 'DingTalk'],
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/YaBrowser\/(\d+)/, 'Yandex'],
  [/OPR\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
  [/^curl\/(\d+)/, 'curl'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/OpenHarmony|HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

function browserOf(agent: string): string {
  for (const [pattern, name] of browsers) {
    const version = pattern.exec(agent)?.[1]
    if (version !== undefined) return `${name} ${version}`
  }
  return ''
}

function systemOf(agent: string): string {
  return systems.find(([pattern]) => pattern.test(agent))?.[1] ?? ''
}
