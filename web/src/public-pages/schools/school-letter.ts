/** What a form for schools asks beside a letter's own fields. */
export type SchoolWords = {
  readonly role: string
  readonly school: string
  readonly message: string
}

/** The contact form's message carries what it has no fields for: role and school stand above the words. */
export function schoolMessage({ role, school, message }: SchoolWords): string {
  const head = [`School: ${school.trim()}`, ...(role.trim() ? [`Role: ${role.trim()}`] : [])]
  return `${head.join('\n')}\n\n${message.trim()}`
}
