type Named = readonly [RegExp, string]

// In this order: many a browser also says that it is one of those that come after it.
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
 * The kind of browser and system that a `User-Agent` tells of, such as `Chrome on Windows`; empty
 * where it tells neither. Nothing finer is kept: it would tell people apart.
 */
export function deviceOf(user_agent: string): string {
  const parts = [nameIn(user_agent, browsers), nameIn(user_agent, systems)]
  return parts.filter((part) => part !== undefined).join(' on ')
}
