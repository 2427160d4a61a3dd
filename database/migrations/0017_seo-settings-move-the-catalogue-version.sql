-- What search engines are told stands in pages and site maps, which are remembered for a state of the catalogue.
CREATE TRIGGER "seo_property_noted" AFTER INSERT OR DELETE OR UPDATE ON "seo_property" FOR EACH STATEMENT EXECUTE FUNCTION "note_rule_change"();
