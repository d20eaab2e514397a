import { Link } from 'react-router'
import { branded, site } from '#platform/brand.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { footLinks, PLATFORM_ONLY, publicText } from './public-pages.words.ts'

export function PublicFoot() {
  return (
    <footer className="mt-16 bg-meadow-deep print:hidden">
      <div className="mx-auto grid w-full max-w-[1264px] grid-cols-2 gap-x-4 gap-y-8 px-4 py-12 md:grid-cols-[1.4fr_repeat(4,1fr)] md:gap-8 md:px-8">
        <div className="max-md:col-span-2">
          <BrandMark name={site.name} />
          {/* A school has no line of its own. */}
          <p className="mt-2 max-w-64 font-semibold empty:hidden">{site.tagline}</p>
          <p className="mt-2 max-w-64 text-quiet">{publicText.footer}</p>
          <p className="mt-2 max-w-64 text-quiet text-sm school-site:hidden">
            {branded(publicText.taught)}
          </p>
        </div>
        {footLinks.map(({ title, links }) => (
          <nav key={title} aria-label={branded(title)}>
            <h2 className="font-bold text-base">{branded(title)}</h2>
            <ul className="mt-2 grid">
              {links.map(({ label, href, is_platform }) => (
                <li key={href} className={is_platform && PLATFORM_ONLY}>
                  <TextLink kind="quiet" alone render={<Link to={href} />}>
                    {branded(label)}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="col-span-full text-quiet text-sm empty:hidden">
          {branded('{{operator_details}}')}
        </p>
      </div>
    </footer>
  )
}
