import { expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { COMMON } from '#testing.ts'

/** What is meant, and how children write it: by slips of the fingers, by ear, or dyslexic. */
const MISSPELT = `
photosynthesis: photosinthesis fotosynthesis photosynthasis photosythesis photosynthesiss photosyntesis
respiration: respieration resperation respirashun resparation?
isosceles: isoceles isosoles? isosilese isosceleese
chlorophyll: clorofil chlorofil chlorophyl clorophyll chlorophil
mitochondria: mitocondria mitochondrea mitochrondria mytochondria
chloroplast: cloroplast chloroplaste choloroplast
temperature: temprature tempreture temperture temperatue
equilibrium: equilibrum equillibrium equalibrium
evaporation: evaporasion evaperation evapration
condensation: condensashun condensasion condinsation
precipitation: percipitation precipatation precipitasion
parallel: paralel parralel parrallel parallell
perpendicular: perpindicular perpendiculer purpendicular
hypotenuse: hypotenus hypotinuse hipotenuse
circumference: circumfrence sircumference circumferance
diameter: diamiter dyameter
triangle: triangel traingle triangal
rectangle: rectangel rectangal
quadrilateral: quadralateral quadrilaterel quadrilatral
trapezium: trapizium trapesium
symmetry: symetry simmetry symmetrey
probability: probabilty probablity
numerator: numarator numerater
denominator: denominater denomenator
decimal: decimel? desimal
percentage: percantage persentage
coefficient: coeficient coefficent
frequency: frequancy freqency
velocity: velosity velocitty
acceleration: aceleration accelaration acceleraton
gravity: gravaty gravitey
friction: fricton frickshun
electricity: electrisity elektricity electricty
electron: elektron electrone?
neutron: nuetron newtron?
proton: protan protonn
nucleus: nuclues nucleous?
molecule: molecuel molicule
magnesium: magneesium magnezium
hydrogen: hydrogin hidrogen
oxygen: oxigen oxygin
nitrogen: nitrogin nytrogen
carbon dioxide: carbon dioxyde|carbon dyoxide|carben dioxide
sodium chloride: sodium cloride|sodum chloride
calcium: calsium calcuim
potassium: potasium pottasium
phosphorus: fosforus phosphorous? phosforus
catalyst: catylist catalist
enzyme: enzime ensyme
digestion: digeston digestshun?
oesophagus: oesophegus esophogus oesofagus
stomach: stomache stomac?
intestine: intestin intestene
skeleton: skeliton skelaton
muscle: muscel
vertebrate: vertibrate vertabrate
amphibian: amfibian amphibean
reptile: reptyle
herbivore: herbivor herbavore
carnivore: carnivor carnavore
photosynthetic: photosinthetic
ecosystem: ecosystim ecosistem
habitat: habitate habbitat
predator: preditor predater
osmosis: osmsois osmossis ozmosis
diffusion: difusion diffussion
mitosis: mitossis
meiosis: meiossis
chromosome: cromosome chromosone
inheritance: inheritence inheritanse
evolution: evolusion evolushun
volcano: volcanoe vulcano
earthquake: earthqake erthquake
tsunami: sunami tsunammi
erosion: erosoin errosion
peninsula: penninsula peninsular?
mountain: mountian mountin
desert: desertt?
population: populaton populashun
agriculture: agriculcher agricultre
parliament: parliment parlament
government: goverment governmant
monarchy: monarky
democracy: democrasy demockracy
revolution: revolusion revalution
industrial revolution: industriel revolution|industrial revolushun
renaissance: renaisance rennaissance
colony: coloney
Shakespeare: Shakespear Shakspeare
Macbeth: Macbeath
Napoleon: Napolean
metaphor: metafor metaphore
simile: similie simily
alliteration: aliteration alliterasion
onomatopoeia: onomatopeia onamatopoeia onomatopia
personification: personifacation personificasion
hyperbole: hyperbolee?
rhyme: ryme? rhime
rhythm: rythm rythym?
adjective: adjetive ajective
paragraph: paragragh paragraf
apostrophe: apostrophy apostrofe
conjunction: conjuction? conjunctoin
soliloquy: soliloqy soliloquey
definitely: definately definitly
separate: seperate
necessary: neccessary necesary
environment: enviroment enviromnent
beautiful: beautifull beutiful
knife: nife
knight: nite?
apple: aple
chemistry: kemistry chemestry
geography: jeografy geografy
science: sience scince
thermometer: thermomiter
conductor: condutor conducter
insulator: insulater insulatar
ammeter: ametre? ammeterr
wavelength: wavelenth wavelenght
spectrum: spectrem spektrum
reflection: reflecton? reflecshun
satellite: satelite sattelite
asteroid: astroid? asteriod
universe: univers univerce
kinetic energy: kinetik energy|kinetic enegy?
potential difference: potential diffrence|potensial difference
nuclear fusion: nucular fusion?|nuclear fusoin
Pythagoras: Pythagorus Pithagoras
Mediterranean: Mediteranean Mediterranian
`

const rows = MISSPELT.trim()
  .split('\n')
  .flatMap((line) => {
    const [key = '', typed = ''] = line.split(': ')
    const spellings = typed.includes('|') || key.includes(' ') ? typed.split('|') : typed.split(' ')
    // A question mark: another word is as near, so that a person looks.
    return spellings.map((value) => ({
      key,
      value: value.replace('?', ''),
      isSure: !value.endsWith('?'),
    }))
  })

const judged = (key: string, value: string) =>
  judge({ ...COMMON, type: 'short_text', references: [key] }, { value })

test('there are more than a hundred and fifty of them', () => {
  expect(rows.filter(({ isSure }) => isSure).length).toBeGreaterThan(200)
})

test.each(rows)('$value for $key', ({ key, value, isSure }) => {
  const { verdict, scoring_rationale } = judged(key, value)
  expect(verdict).toBe(isSure ? 'right' : 'unsure')
  expect(scoring_rationale).toMatch(isSure ? /spelling/ : /“.+” may be a slip/)
})

/** British and American spelling, a pair between bars. */
const NATIONAL = `
sulphur/sulfur|oesophagus/esophagus|colour/color|organise/organize|litre/liter|haemoglobin/hemoglobin|metre/meter|centre/center
fibre/fiber|aluminium/aluminum|caesium/cesium|oestrogen/estrogen|foetus/fetus|faeces/feces|anaemia/anemia|leukaemia/leukemia
diarrhoea/diarrhea|amoeba/ameba|behaviour/behavior|neighbour/neighbor|vapour/vapor|tumour/tumor|humour/humor|flavour/flavor
crystallise/crystallize|neutralisation/neutralization|polymerisation/polymerization|oxidise/oxidize|ionisation/ionization|fertiliser/fertilizer|industrialisation/industrialization|colonisation/colonization
analyse/analyze|catalyse/catalyze|theatre/theater|grey/gray|tyre/tire|plough/plow|mould/mold|defence/defense
dialogue/dialog|catalogue/catalog|traveller/traveler|modelling/modeling|labelled/labeled|archaeology/archeology|encyclopaedia/encyclopedia|manoeuvre/maneuver
millilitre/milliliter|kilometre/kilometer|sulphate/sulfate|sulphuric acid/sulfuric acid|aeroplane/airplane|jewellery/jewelry|programme/program|anaesthetic/anesthetic`

test.each(
  NATIONAL.trim()
    .split(/[|\n]/)
    .map((pair) => pair.split('/')),
)('%s and %s are one word, without a note', (one = '', other = '') => {
  for (const [key, value] of [
    [one, other],
    [other, one],
  ] as const)
    expect(judged(key, value)).toMatchObject({
      verdict: 'right',
      scoring_rationale: 'Yes, that is right.',
    })
})
