import { useEffect, useState } from 'react'
import { type BrandName, brandNames, brands } from '#ui/gallery/brands.ts'
import { ControlsGallery } from '#ui/gallery/controls-gallery.tsx'
import { DisplayGallery } from '#ui/gallery/display-gallery.tsx'
import { DrawingGallery } from '#ui/gallery/drawing-gallery.tsx'
import { MathsGallery } from '#ui/gallery/maths-gallery.tsx'
import { ShellGallery } from '#ui/gallery/shell-gallery.tsx'
import { TokenGallery } from '#ui/gallery/token-gallery.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'

type Scheme = 'system' | 'light' | 'dark'
type Letters = 'figtree' | 'atkinson-hyperlegible'

/** Every component in every state, in day and night, in three brands: for those who build pages. */
export function Component() {
  const [brand, setBrand] = useState<BrandName>('Learngrove')
  const [scheme, setScheme] = useState<Scheme>('system')
  const [font, setFont] = useState<Letters>('figtree')

  useEffect(() => {
    const root = document.documentElement
    for (const [name, colour] of Object.entries(brands[brand])) root.style.setProperty(name, colour)
    if (scheme !== 'system') root.dataset.scheme = scheme
    if (font !== 'figtree') root.dataset.readerFont = font
    return () => {
      for (const name of Object.keys(brands[brand])) root.style.removeProperty(name)
      delete root.dataset.scheme
      delete root.dataset.readerFont
    }
  }, [brand, scheme, font])

  return (
    <main className="mx-auto max-w-300 px-4 pt-10 pb-28 md:px-8">
      <PageHeader title="Gallery" lead="Every component, in every state, in day and night." />
      <div className="flex flex-wrap gap-4">
        <SegmentedControl
          label="Brand"
          segments={brandNames.map((value) => ({ value, label: value }))}
          value={brand}
          onValueChange={setBrand}
        />
        <SegmentedControl
          label="Scheme"
          segments={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Day' },
            { value: 'dark', label: 'Night' },
          ]}
          value={scheme}
          onValueChange={setScheme}
        />
        <SegmentedControl
          label="Letters"
          segments={[
            { value: 'figtree', label: 'Figtree' },
            { value: 'atkinson-hyperlegible', label: 'Hyperlegible' },
          ]}
          value={font}
          onValueChange={setFont}
        />
      </div>
      <TokenGallery />
      <DrawingGallery />
      <DisplayGallery />
      <MathsGallery />
      <ShellGallery />
      <ControlsGallery />
    </main>
  )
}
