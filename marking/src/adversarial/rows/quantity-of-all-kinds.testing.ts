/** Quantities, as children type units: electricity, time, money, temperature, angles, density, pressure. */
export const QUANTITY_OF_ALL_KINDS = String.raw`
## electricity
= number 12 {"unit":"V"}
right: 12 V // as it is
right: 12v // small
right: 12 volts // in words
right: 12 Volts // a capital
right: 12000 mV // millivolts
right: 12 J/C // in other units
wrong: 12 A // a current
wrong: 12 W // a power
wrong: 1.2 V // the point
wrong: 12 kV // a prefix too many
= number 0.5 {"unit":"A"}
right: 0.5 A // as it is
right: 0.5 amps // as children say
right: 0.5 amperes // in words
right: 500 mA // milliamperes
right: 1/2 A // a fraction
right: .5A // short
wrong: 0.5 V // a voltage
wrong: 5 A // the point
wrong: 0.5 mA // a prefix too many
wrong: 50 mA // a zero lost
= number 4700 {"unit":"ohm"}
right: 4700 Ω // the sign
right: 4.7 kΩ // kiloohm
right: 4.7 kohm // typed
right: 4700 ohms // in words
wrong: 4.7 Ω // the prefix lost
wrong: 4.7 MΩ // another prefix
wrong: 47 kΩ // the point

## time
= number 90 {"unit":"min"}
right: 90 min // as it is
right: 90 minutes // in words
right: 90 mins // abbreviated
right: 1.5 h // hours
right: 1.5 hours // hours in words
right: 1 h 30 min // in both
right: 1 hour 30 minutes // in both, in words
right: 5400 s // seconds
right: 1h30 // as on timetables
wrong: 1.3 h // a decimal taken for minutes
wrong: 1 h 50 min // a decimal taken for minutes
wrong: 90 s // another unit
wrong: 90 h // another unit
wrong: 150 min // 1.5 taken for 1 hour 50, or for 150
wrong: 130 min // 1:30 written together
= number 75 {"unit":"min"}
wrong: 85 min // 1.25 hours taken for 1 hour 25
right: 1 h 15 min // in both
right: 1.25 h // hours
right: 1¼ hours // mixed
wrong: 1.15 h // minutes taken for hundredths

## money
= number 3.50 {"unit":"£"}
right: £3.50 // as it is
right: £3.5 // a zero less
right: 3.50 pounds // in words
right: 350p // pence
right: 350 pence // in words
right: £ 3.50 // a space
right: 3 pounds 50 // as people say
wrong: £35 // the point
wrong: £350 // the point lost
wrong: 3.50p // pence
wrong: £3.05 // the zero in the wrong place
wrong: $3.50 // another currency
wrong: €3.50 // another currency
wrong: 35p // a tenth
= number 12 {"unit":"$"}
right: $12 // as it is
right: $12.00 // with cents
right: 12 dollars // in words
right: 1200 cents // in cents
wrong: £12 // another currency
wrong: $1.20 // the point
wrong: 12 cents // a hundredth
wrong: $21 // turned round

## temperature, angle
= number 37 {"unit":"°C"}
right: 37 °C // as it is
right: 37°C // no space
right: 37 degrees C // half in words
right: 37 degrees Celsius // in words
right: 37 C // without the ring
right: 310.15 K // kelvin
right: 37 ℃ // one sign
wrong: 37 K // another scale
wrong: 37 °F // another scale
wrong: 310 °C // kelvin by the wrong name
wrong: -37 °C // the sign
wrong: 73 °C // turned round
= number 45 {"unit":"°"}
right: 45° // as it is
right: 45 degrees // in words
right: 45 deg // abbreviated
right: 45degrees // no space
right: π/4 rad // radians
right: 45º // the sign of a Spanish keyboard
wrong: 45 rad // another unit
wrong: 135° // the supplement
wrong: 54° // turned round
wrong: 4.5° // the point

## density, pressure and the like
= number 2.7 {"unit":"g/cm^3"}
right: 2.7 g/cm^3 // as it is
right: 2.7 g/cm³ // a raised digit
right: 2.7 g cm^-3 // a power
right: 2700 kg/m^3 // in base units
right: 2.7 grams per cubic centimetre // in words
right: 2.7 g/ml // the same volume
wrong: 2.7 kg/m^3 // another unit
wrong: 2.7 g/cm^2 // by area
wrong: 2.7 g cm^3 // multiplied
wrong: 27 g/cm^3 // the point
wrong: 2.7 cm^3/g // upside down
= number 101 {"unit":"kPa"}
right: 101 kPa // as it is
right: 101000 Pa // pascals
right: 1.01 × 10^5 Pa // standard form
right: 101 kN/m^2 // force by area
right: 101 kilopascals // in words
wrong: 101 Pa // the prefix lost
wrong: 101 N // a force
wrong: 1.01 kPa // the point
wrong: 101 MPa // another prefix
= number 0.4 {"unit":"mol/dm^3"}
right: 0.4 mol/dm^3 // as it is
right: 0.4 mol dm^-3 // a power
right: 0.4 M // molar
right: 0.4 mol/l // by litre
right: 400 mol/m^3 // in base units
wrong: 0.4 mol // an amount
wrong: 0.4 mol/cm^3 // another unit
wrong: 0.4 g/dm^3 // a mass
wrong: 4 mol/dm^3 // the point

## a given unit
= number 450 {"unit":"g","insist_on_unit":true,"unit_share":0}
right: 450 g // as it is
right: 450g // no space
right: 450 grams // in words
wrong: 0.45 kg // the question insists on grams
wrong: 450 kg // another unit
wrong: 45 g // a zero lost
= number m/s {"kind":"unit"}
right: m/s // as it is
right: ms^-1 // a power
right: metres per second // in words
right: m s⁻¹ // raised digits
wrong: m // a length
wrong: s/m // upside down
wrong: m/s^2 // of an acceleration
wrong: km // another one
`
