type Named = readonly [RegExp, string]

// The order matters: many browsers also claim to be one of those after them.
const browsers: readonly Named[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly Named[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (text: string, list: readonly Named[]) => list.find(([sign]) => sign.test(text))?.[1]

/**
 * Reads the kind of browser and system from a `User-Agent`, such as `Chrome on Windows`; empty if
 * it names neither. Nothing finer is kept, because it would identify people.
 */
export function deviceOf(user_agent: string): string {
  const parts = [nameIn(user_agent, browsers), nameIn(user_agent, systems)]
  return parts.filter((part) => part !== undefined).join(' on ')
}
