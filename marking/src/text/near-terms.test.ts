import { expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { COMMON } from '#testing.ts'

/** Terms that look alike and are not the same, a pair between bars; neither stands for the other. */
const PAIRS = `
alkane/alkene|ethane/ethene|ethanol/ethanal|nitrate/nitrite|sulfate/sulfite|chloride/chlorine|fluoride/fluorine|sucrose/sucrase
maltose/maltase|cellulose/cellulase|absorption/adsorption|neutron/neuron|proton/photon|radius/radium|perimeter/parameter|desert/dessert
advice/advise|complement/compliment|hyperbole/hyperbola|silicon/silicone|mitosis/meiosis|mitosis/mieosis|mitosis/meitosis|Charles I/Charles II
Elizabeth I/Elizabeth II|World War I/World War II|hepatitis A/hepatitis B|point A/point B|Na+/Na-|Na+/Na|Cl-/Cl|CO/Co
metal/non-metal|renewable/non-renewable|polar/non-polar|methane/ethane|methane/methene|propane/propene|propanol/propanal|propanol/propanone
butane/butene|butene/butyne|butanol/butanone|pentane/pentene|hexane/hexene|hexane/heptane|octane/octene|decane/decene
ethene/ethyne|propene/propyne|methanol/methanal|methanol/ethanol|ethanol/ethanoic acid|methanoate/ethanoate|ethyl/methyl|alkyne/alkene
alkyl/alkyne|amide/amine|amine/amino|aldehyde/alcohol|ester/ether|bromide/bromine|iodide/iodine|bromate/bromide
chlorate/chloride|chlorite/chloride|chlorate/chlorite|iodate/iodide|sulfide/sulfate|sulfide/sulfite|sulfur/sulfate|sulphate/sulphide
sulphite/sulphate|phosphate/phosphite|phosphate/phosphide|phosphorus/phosphate|nitride/nitrite|nitride/nitrate|nitrite/nitride|carbonate/carbide
carbonate/hydrogencarbonate|oxide/dioxide|monoxide/dioxide|dioxide/trioxide|peroxide/oxide|hydride/hydrate|hydrate/hydroxide|hydroxide/hydride
manganese/magnesium|manganese/manganate|chromate/chromium|chromate/dichromate|cation/anion|cathode/anode|anion/onion|silica/silicon
silicate/silica|graphite/graphene|isotope/isomer|isomer/monomer|polymer/monomer|ion/iron|argon/krypton|boron/boson
oxidation/reduction|oxidant/reductant|solute/solvent|solute/solution|solvent/solution|filtrate/filtration|distillate/distillation|condensate/condensation
soluble/insoluble|miscible/immiscible|reversible/irreversible|organic/inorganic|exothermic/endothermic|homogeneous/heterogeneous|saturated/unsaturated|stable/unstable
ferrous/ferric|cuprous/cupric|chlorous/chloric|iron(II)/iron(III)|copper(I) oxide/copper(II) oxide|Fe2+/Fe3+|Cu+/Cu2+|O2/O3
H2O/H2O2|NO2/N2O|SO2/SO3|SO3/SO3 2-|Cs/CS|Pb/PB|Hf/HF|NH3/NH4+
lactose/lactase|lactase/lipase|lactose/lactate|amylose/amylase|protease/protein|proteose/protease|glucose/galactose|glucose/glycogen
glycogen/glucagon|glucagon/glucose|glycerol/glycogen|ribose/deoxyribose|ribosome/lysosome|lysosome/liposome|chromosome/chromatid|chromatin/chromatid
chloroplast/chlorophyll|thymine/thyroxine|thymine/thiamine|adenine/adrenaline|guanine/guanidine|uracil/urea|urea/uric|ureter/urethra
uterus/ureter|ileum/ilium|bronchus/bronchiole|alveolus/alveoli sac|atrium/ventricle|ventricle/ventilation|artery/arteriole|vein/venule
trachea/tracheid|xylem/phloem|stamen/stigma|stoma/stomata cell|stigma/stoma|sepal/petal|ovary/ovule|ovule/ovum
gamete/gene|genotype/phenotype|genus/genes|homozygous/heterozygous|homozygote/heterozygote|haploid/diploid|zygote/gamete|dominant/recessive
prophase/anaphase|metaphase/anaphase|telophase/metaphase|prokaryote/eukaryote|prokaryotic/eukaryotic|aerobic/anaerobic|autotroph/heterotroph|biotic/abiotic
biotic/antibiotic|antibody/antigen|antigen/antigens and antibody|antitoxin/antibiotic|inspiration/respiration|respiration/transpiration|transpiration/translation|translation/transcription
transcription/transduction|excretion/egestion|excretion/secretion|egestion/ingestion|ingestion/digestion|pollination/pollution|fertilisation/fertiliser|vaccination/vaccine
mutation/mutualism|sensory/sensor|efferent/afferent|effector/receptor|cerebrum/cerebellum|tendon/ligament|cortex/cornea|retina/rectum
pupil/pupa|immunity/impunity|hypotonic/hypertonic|isotonic/hypotonic|hydrophilic/hydrophobic|hypoglycaemia/hyperglycaemia|intracellular/intercellular|endocrine/exocrine
endoderm/ectoderm|ectotherm/endotherm|monohybrid/dihybrid|monosaccharide/polysaccharide|disaccharide/polysaccharide|testis/testes tube|flora/fauna|bacteria/bacteriophage
refraction/reflection|refraction/diffraction|reflection/deflection|convex/concave|converging/diverging|convection/conduction|conduction/induction|inductor/conductor
insulator/insulation|ammeter/voltmeter|ammeter/barometer|manometer/barometer|thermistor/thermostat|thermistor/transistor|resistor/thermistor|resistance/resistivity
resistance/reactance|reactor/rector|fusion/fission|fuse/fusion|proton/positron|photon/phonon|meson/muon|boson/baryon
hadron/lepton|neutron/neutrino|nucleon/nucleus|nucleus/nucleolus|electron/electrode|electron/positron|elastic/inelastic|elastic/plastic
velocity/viscosity|speed/spend|acceleration/deceleration|amplitude/altitude|altitude/attitude|latitude/altitude|longitude/latitude|frequency/wavelength
centripetal/centrifugal|moment/momentum|motor/moor|potential/potentiometer|infrared/infrasound|ultrasound/ultraviolet|umbra/penumbra|meteor/meteorite
meteor/meteoroid|asteroid/steroid|lunar/solar|solstice/equinox|perihelion/aphelion|perigee/apogee|kelvin/Celsius|watt/volt
joule/Joules per second|transparent/translucent|transmitter/transmission|polar/solar|scalar/vector|radian/radiant|radiant/gradient|latent/lament
numerator/denominator|dividend/divisor|factor/factorial|factor/vector|multiple/multiplier|quotient/quota|product/production|integer/internet
decagon/decahedron|hexagon/heptagon|pentagon/hexagon|octagon/nonagon|octagon/octahedron|polygon/polyhedron|tetrahedron/octahedron|dodecagon/decagon
isosceles/scalene|secant/sextant|secant/cosecant|sine/cosine|tangent/cotangent|tangent/tangible|median/medium|median/medial
mean/median|mode/model|mode/median|radius/radii line|radical/radicand|radius/diameter|chord/cord|sector/vector
sector/sextant|segment/sediment|centroid/cuboid|rhombus/rhomboid|trapezium/tapestry|ellipse/eclipse|ellipse/ellipsis|parabola/parable
parabola/hyperbola|cubic/cubit|cube/tube|cone/coin|prism/prison|bisector/bisection|intersection/interaction|permutation/mutation
permutation/commutation|commutative/cumulative|associative/assertive|conversion/converse|inverse/converse|inversion/inverse|inverse/reverse|convergent/divergent
congruent/concurrent|complementary/supplementary|complementary/complimentary|correlation/relation|rational/irrational|finite/infinite|equality/inequality|odd/add
even/event|minuend/dividend|interpolation/extrapolation|translation/transition|rotation/ration|rotation/notation|dilation/dilution|angle/angel
noun/pronoun|verb/adverb|adverb/adjective|preposition/proposition|allusion/illusion|affect/effect|principal/principle|stationary/stationery
practice/practise|licence/licensee|lose/loose|quiet/quite|metaphor/metamorphosis|simile/smile|simile/similar|assonance/consonance
assonance/dissonance|consonant/consonance|protagonist/antagonist|prologue/epilogue|prologue/monologue|monologue/dialogue|epigram/epigraph|epitaph/epithet
homophone/homograph|homonym/synonym|synonym/antonym|acronym/antonym|connotation/denotation|ballad/ballet|ode/code|sonnet/bonnet
iamb/lamb|trochee/trachea|couplet/coupled|tragedy/strategy|comedy/comely|parody/parity|satire/satyr|irony/iron
colon/semicolon|prefix/suffix|clause/cause|genre/gender|personification/personality|synecdoche/metonymy|utopia/dystopia|biography/autobiography
emigration/immigration|immigrant/emigrant|migration/mitigation|import/export|erosion/corrosion|corrosion/corrasion|abrasion/aberration|stalactite/stalagmite
tributary/distributary|cyclone/anticyclone|affluent/effluent|confluence/influence|isobar/isotherm|meander/leander|glacier/glazier|crevice/crevasse
lava/larva|magma/magna|magnate/magnet|mantle/mental|crust/crest|delta/dell|gorge/George|strait/straight
deciduous/coniferous|arable/arabic|fallow/follow|feudal/futile|monarchy/anarchy|monarchy/hierarchy|oligarchy/monarchy|democracy/autocracy
aristocracy/autocracy|communism/consumerism|communism/commune|capitalism/capitulation|fascism/racism|socialism/socialist|suffragist/suffragette|reformation/deformation
Bolshevik/Menshevik|confederate/federate|Jacobin/Jacobite|Catholic/catholicon|prosecution/persecution|inquisition/acquisition|deposition/disposition|council/counsel
counsellor/councillor|martial/marital|cavalry/Calvary|veto/vote|tariff/sheriff|truce/truth|treaty/treatise|armistice/armada
Austria/Australia|Slovakia/Slovenia|Niger/Nigeria|Gambia/Zambia|Uruguay/Paraguay|Mauritius/Mauritania|Dominica/Dominican Republic|Iran/Iraq
Latvia/Lithuania|Guinea/Guyana|Mali/Malawi|Sweden/Switzerland|Columbia/Colombia|Korea/North Korea|Budapest/Bucharest|Henry VII/Henry VIII
George V/George VI|James I/James II|Richard II/Richard III|Lenin/Lennon|Stephenson/Stevenson|Himmler/Hitler|Banquo/banquet|Duncan/Dunkirk
left/right|clockwise/anticlockwise|vitamin C/vitamin D|type 1 diabetes/type 2 diabetes|blood group A/blood group B|A+/A-|x-axis/y-axis|X chromosome/Y chromosome
DNA/RNA|mRNA/tRNA|AD/BC|noon/moon|line AB/line BC|angle ABC/angle ACB|carbon-12/carbon-14|uranium-235/uranium-238`

const pairs = PAIRS.trim()
  .split(/[|\n]/)
  .map((pair): readonly [string, string] => {
    const [one = '', other = ''] = pair.split('/')
    return [one, other]
  })

const verdictOf = (key: string, value: string) =>
  judge({ ...COMMON, type: 'short_text', references: [key] }, { value })

test('there are more than three hundred pairs', () => {
  expect(new Set(pairs.map((pair) => pair.join('/'))).size).toBeGreaterThan(300)
})

test.each(pairs)(
  '%s and %s: neither is right for the other, and each is for itself',
  (one, other) => {
    for (const [key, value] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(verdictOf(key, value).verdict, `${value} for ${key}`).not.toBe('right')
      expect(verdictOf(key, `It is ${value}`).verdict, `It is ${value} for ${key}`).not.toBe(
        'right',
      )
      expect(verdictOf(key, key).verdict, key).toBe('right')
      expect(verdictOf(key, `It is ${key}.`).verdict, `It is ${key}.`).toBe('right')
    }
  },
)
