/** Quantities, as children type units: speeds, lengths, areas, volumes, masses, forces, energies. */
export const QUANTITY = String.raw`
## speed
= number 5 {"unit":"m/s"}
right: 5 m/s // as it is
right: 5m/s // no space
right: 5 ms^-1 // a power
right: 5 m s^-1 // a power with a space
right: 5 ms⁻¹ // raised digits
right: 5 m s⁻¹ // raised digits with a space
right: 5 m·s^-1 // a dot
right: 5 metres per second // in words
right: 5 meters per second // American
right: 5 m per s // half in words
right: 18 km/h // in another unit, which nobody forbade
right: 5.0 m/s // a zero
right: 500 cm/s // in another unit
right: 5\ \mathrm{m\,s^{-1}} // LaTeX as a textbook sets it
right: 5 \text{ m/s} // LaTeX
right: 5 \mathrm{m/s} // LaTeX
right: speed = 5 m/s // with its name
right: v = 5 m/s // with its letter
right: 5 M/S // capitals of a child in a hurry
right: 5 m/sec // an abbreviation
right: ５ｍ／ｓ // full-width
right: 0.005 km/s // in another unit
wrong: 5 km/h // another unit with the same number
wrong: 50 m/s // a zero too many
wrong: 5 m // a length
wrong: 5 s // a time
wrong: 5 m/s^2 // an acceleration
wrong: 5 s/m // upside down
wrong: 5 N // a force
wrong: 5 cm/s // another unit
wrong: -5 m/s // the sign
wrong: 0.2 m/s // the reciprocal
wrong: 5 m/min // another unit
wrong?: 5 ms // milliseconds, or metre seconds
wrong?: 5 // no unit
wrong: 3 m/s // another number
= number 90 {"unit":"km/h"}
right: 90 km/h // as it is
right: 90 kmh // run together
right: 90 kph // as on signs
right: 90 km h^-1 // a power
right: 90 kilometres per hour // in words
right: 90 km/hr // an abbreviation
right: 25 m/s // in another unit
right: 90km/h // no space
right: 90 kmh^-1 // a power
wrong: 90 mph // miles
wrong: 90 m/h // metres
wrong: 90 m/s // metres a second
wrong: 90 km // a distance
wrong: 9 km/h // a zero lost
wrong: 1.5 km/h // a minute's distance with an hour's unit
= number 9.8 {"unit":"m/s^2"}
right: 9.8 m/s^2 // as it is
right: 9.8 m/s² // a raised digit
right: 9.8 ms^-2 // a power
right: 9.8 m s⁻² // raised digits
right: 9.8 m/s/s // said twice
right: 9.8 metres per second squared // in words
right: 9.8 N/kg // the same dimension
wrong: 9.8 m/s // a speed
wrong: 9.8 m // a length
wrong: 98 m/s^2 // the point
wrong: 8.9 m/s^2 // turned round
wrong: 9.8 m^2/s // the square in the wrong place

## length, area, volume
= number 3.5 {"unit":"cm"}
right: 3.5 cm // as it is
right: 35 mm // millimetres
right: 0.035 m // metres
right: 3.5 centimetres // in words
right: 3.5 centimeters // American
right: 3.5 CM // capitals
right: 3.5 cms // a plural
right: 3 1/2 cm // mixed
wrong: 3.5 mm // another unit
wrong: 3.5 m // another unit
wrong: 35 cm // the point
wrong: 3.5 cm^2 // an area
wrong: 5.3 cm // turned round
wrong: 3.5 in // inches
wrong: 3.5 g // a mass
= number 24 {"unit":"cm^2"}
right: 24 cm^2 // as it is
right: 24 cm² // a raised digit
right: 24 cm2 // typed without the roof
right: 24 square centimetres // in words
right: 24 sq cm // abbreviated
right: 24 cm squared // in words
right: 2400 mm^2 // square millimetres
right: 0.0024 m^2 // square metres
wrong: 24 cm // a length
wrong: 24 cm^3 // a volume
wrong: 240 mm^2 // the factor not squared
wrong: 0.24 m^2 // the factor not squared
wrong: 24 m^2 // another unit
wrong: 20 cm^2 // another number
= number 2 {"unit":"l"}
right: 2 l // as it is
right: 2 L // a capital
right: 2 litres // in words
right: 2 liters // American
right: 2000 ml // millilitres
right: 2000 cm^3 // cubic centimetres
right: 2 dm^3 // cubic decimetres
right: 2000 cc // as on engines
wrong: 2 ml // another unit
wrong: 200 ml // a zero lost
wrong: 2 m^3 // another unit
wrong: 2 kg // a mass
wrong: 0.002 l // the prefix counted twice
wrong: 20 l // a zero too many
= number 1.5 {"unit":"km"}
right: 1500 m // metres
right: 1.5 km // as it is
right: 1.5 kilometres // in words
right: 1.5 Km // a capital
right: 1,500 m // a comma for thousands
wrong: 150 m // a zero lost
wrong: 1.5 m // the prefix lost
wrong: 1.5 miles // another unit
wrong: 15 km // the point

## mass, force, energy, power
= number 70 {"unit":"kg"}
right: 70 kg // as it is
right: 70 KG // capitals
right: 70 kgs // a plural
right: 70000 g // grams
right: 70 kilograms // in words
right: 70 kilos // in words of every day
wrong: 70 g // another unit
wrong: 70 N // a weight
wrong: 700 kg // multiplied by 10
wrong: 7 kg // a zero lost
wrong: 70 lb // pounds
= number 12 {"unit":"N"}
right: 12 N // as it is
right: 12 newtons // in words
right: 12 Newtons // a capital
right?: 12 n // small
right: 12 kg m/s^2 // in base units
right: 0.012 kN // kilonewtons
right: 12 kg m s^-2 // in base units
wrong: 12 kg // a mass
wrong: 12 J // an energy
wrong: 12 kN // a prefix too many
wrong: 12 Nm // a moment
wrong: 1.2 N // the point
wrong: 12 N/m // of a spring
= number 3 {"unit":"MW"}
right: 3 MW // as it is
right: 3000 kW // kilowatts
right: 3 megawatts // in words
right: 3 × 10^6 W // standard form
wrong: 3 mW // milliwatts
wrong: 3 kW // another prefix
wrong: 3 MJ // an energy
wrong: 3000 MW // counted twice
wrong: 3 W // the prefix lost
= number 250 {"unit":"kJ"}
right: 250 kJ // as it is
right: 250000 J // joules
right: 250 KJ // a capital
right: 250 kilojoules // in words
right: 0.25 MJ // megajoules
wrong: 250 J // the prefix lost
wrong: 250 kW // a power
wrong: 0.25 kJ // the factor once too often
wrong: 250 kJ/s // a rate
`
