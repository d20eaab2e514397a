const megabyte = 1024 * 1024
const maxMegabytes = 5

export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Says why a file cannot become a profile picture; empty if it can. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string {
  if (!pictureTypes.includes(type)) {
    return 'A file of this kind cannot be used. Choose a JPEG, PNG or WebP picture.'
  }
  if (size > maxMegabytes * megabyte) {
    return `This picture has ${Math.ceil(size / megabyte)} MB, and ${maxMegabytes} MB fit. Choose a smaller one.`
  }
  return ''
}
